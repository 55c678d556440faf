/** Tests beside the files: `*.test.ts` in Node with fake sockets and timers, `*.browser.test.ts` in Chromium. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The browser that the journeys use: `CHROMIUM`, or the system's. */
function chromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]) {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    } catch {
      // The next name.
    }
  }
  return undefined;
}

const executablePath = chromium();
const tests = (ending: string): string[] => [`${root}web/src/**/*${ending}`, `${root}src/tischlein/games/*/browser/**/*${ending}`];

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $web: `${root}web/src` }, conditions: ["browser"], dedupe: ["svelte"] },
  optimizeDeps: { include: ["@fluent/bundle"] },
  server: { fs: { allow: [root] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: tests(".test.ts"),
          exclude: tests(".browser.test.ts"),
          environment: `${root}web/test/environment.ts`,
          setupFiles: [`${root}web/test/globals.ts`],
          server: { deps: { inline: [/svelte/] } },
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: tests(".browser.test.ts"),
          globalSetup: `${root}web/test/sample-views.ts`,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: ["--no-sandbox"] } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
