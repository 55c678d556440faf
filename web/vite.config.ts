import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { chunks } from "./plugins/chunks";
import { front } from "./plugins/front";
import { cutLetters } from "./plugins/letters";
import { pack } from "./plugins/pack";
import { shelf } from "./plugins/shelf";

const root = fileURLToPath(new URL("..", import.meta.url));
const client = `${root}src/tischlein/server/client`;
const server = process.env.TISCHLEIN_URL ?? "http://127.0.0.1:8000";

export default defineConfig(async () => ({
  plugins: [svelte(), front(`${root}web/src`), shelf(), pack(client)],
  resolve: {
    alias: { $web: `${root}web/src`, $letters: await cutLetters(`${root}web/node_modules`) },
    dedupe: ["svelte"],
  },
  build: {
    outDir: client,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: `${root}web/index.html`, worker: `${root}web/src/app/worker.ts` },
      output: {
        entryFileNames: (chunk: { name: string }) => (chunk.name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        manualChunks: chunks(),
        onlyExplicitManualChunks: true,
      },
    },
  },
  server: {
    fs: { allow: [root] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
}));
