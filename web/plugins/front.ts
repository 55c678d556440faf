/**
 * The page's frame in each language, so that a first visit waits for nothing twice: `index.de.html` asks for the German
 * words at once, and behind them for what every table needs, so that the line is not idle while a slow phone draws.
 */
import { readFileSync } from "node:fs";
import type { OutputBundle } from "rollup";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "de", "fr", "it"];
const PAPER = "#f6efe1";
const TABLE = "#2c523d";

function taglineOf(words: string): string {
  const found = /^tagline = (.+)$/m.exec(words)?.[1];
  if (!found) throw new Error("there is no tagline");
  return found;
}

/** A replacement that found nothing would go unnoticed. */
function replaced(text: string, what: string | RegExp, by: string): string {
  if (text.search(what) < 0) throw new Error(`index.html has no ${String(what)}`);
  return text.replace(what, by);
}

function fileOf(bundle: OutputBundle, source: string): string {
  const found = Object.values(bundle).find((one) => one.type === "chunk" && one.facadeModuleId?.startsWith(source));
  if (!found) throw new Error(`${source} is in no file`);
  return found.fileName;
}

function preload(file: string): string {
  const kind = file.endsWith(".js") ? 'rel="modulepreload"' : `rel="preload" as="${file.endsWith(".css") ? "style" : "font"}"`;
  return `<link ${kind} crossorigin fetchpriority="low" href="/${file}">`;
}

/** The table's program and style, and the letters. */
function nextFiles(bundle: OutputBundle): string[] {
  const files = Object.keys(bundle);
  return [/\/table-[^/]*\.js$/, /\/table-[^/]*\.css$/, /\.woff2$/].flatMap((kind) => {
    const found = files.filter((file) => kind.test(file));
    if (found.length === 0) throw new Error(`no file is like ${kind.source}`);
    return found;
  });
}

/** What a device is told when the page becomes an app on it. */
function manifest(language: string, tagline: string): string {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${purpose === "maskable" ? "full-" : ""}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name: "Tischlein",
    short_name: "Tischlein",
    description: tagline,
    lang: language,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: TABLE,
    categories: ["games"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon(192, "any"),
      icon(512, "any"),
      icon(512, "maskable"),
    ],
  });
}

export function front(source: string): Plugin {
  return {
    name: "tischlein-front",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("there is no index.html");
      const next = nextFiles(bundle).map(preload);
      for (const language of LANGUAGES) {
        const path = `${source}/i18n/words.${language}.ftl`;
        const tagline = taglineOf(readFileSync(path, "utf8"));
        const words = `<link rel="modulepreload" crossorigin href="/${fileOf(bundle, path)}">`;
        let text = replaced(String(page.source), 'lang="en"', `lang="${language}"`);
        text = replaced(text, "manifest.en", `manifest.${language}`);
        text = replaced(text, /(name="description" content=")[^"]*/, `$1${tagline}`);
        text = replaced(text, "</head>", `  ${[words, ...next].join("\n    ")}\n  </head>`);
        this.emitFile({ type: "asset", fileName: `index.${language}.html`, source: text });
        this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source: manifest(language, tagline) });
      }
    },
  };
}
