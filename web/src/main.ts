import { mount } from "svelte";
import App from "./App.svelte";
import "./print/inks.css";
import "./app.css";
import { words } from "./words.svelte";

await words.load();
mount(App, { target: document.getElementById("app") as HTMLElement });
