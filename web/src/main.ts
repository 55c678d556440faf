import { mount } from "svelte";
import App from "./App.svelte";
import "./print/inks.css";
import "./app.css";
import { keepPages } from "./app/install";
import { bringWhatIsMissing } from "./app/missing";
import { tablePage } from "./games";
import { words } from "./words.svelte";

bringWhatIsMissing();
for (const letters of document.fonts) letters.load().catch(() => undefined);

// No top-level await: it would keep the bundler from putting what games share into this file.
void words.load().then(() => {
  mount(App, { target: document.getElementById("app") as HTMLElement });
  // On its way already; read when the first page is drawn, while somebody looks at it.
  setTimeout(() => void tablePage().catch(() => undefined));
});
keepPages();
