/** Few rules, all of them errors: what the linters of TypeScript and Svelte recommend, with types, less what is taste. */
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Made by a program; and not part of the page.
  { ignores: ["**/node_modules/**", "web/src/net/protocol.ts", "**/*.js"] },
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Our drawings are text that our own code makes.
      "svelte/no-at-html-tags": "off",
    },
  },
  {
    files: ["src/tischlein/games/*/browser/**", "tests/fixtures/games/*/browser/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^\\$web/(?!game/(contract|kit|art)$)", message: "A game imports game/contract, game/kit and game/art only." }] },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // The linter does not see the types in a template; svelte-check does.
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "svelte/no-unused-svelte-ignore": "off",
      // Most maps and sets are made anew when something changes.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
