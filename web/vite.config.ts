import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = process.env.TISCHLEIN_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $web: `${root}web/src` },
    dedupe: ["svelte"],
  },
  build: {
    outDir: `${root}src/tischlein/server/client`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [root] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
