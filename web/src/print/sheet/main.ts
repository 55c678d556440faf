import "@fontsource-variable/bricolage-grotesque/wght.css";
import "../inks.css";
import { mount } from "svelte";
import Sheet from "./Sheet.svelte";

const target = document.getElementById("sheet");
if (target) mount(Sheet, { target });
