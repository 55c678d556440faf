import { mount } from "svelte";
import App from "./app/App.svelte";
import "./ui/tokens.css";
import "./ui/base.css";
import { registerWorker } from "./app/install";
import { reloadOnMissingFile } from "./app/missing-files";
import { loadTablePage } from "./game/registry";
import { i18n } from "./i18n/i18n.svelte";

reloadOnMissingFile();
for (const letters of document.fonts) letters.load().catch(() => undefined);

// No top-level await: it would keep the bundler from putting what games share into this file.
void i18n.load().then(() => {
  mount(App, { target: document.getElementById("app") as HTMLElement });
  // On its way already; read when the first page is drawn, while somebody looks at it.
  setTimeout(() => void loadTablePage().catch(() => undefined));
});
registerWorker();
