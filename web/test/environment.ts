/** Node, in which files are compiled as they are for a browser: `globals.ts` adds what the page's logic expects of one. */
import type { Environment } from "vitest/environments";

export default {
  name: "page",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
