import "@fontsource-variable/bricolage-grotesque/wght.css";
import "$web/ui/tokens.css";
import { mount } from "svelte";
import Sheet from "./Sheet.svelte";

const target = document.getElementById("sheet");
if (target) mount(Sheet, { target });
