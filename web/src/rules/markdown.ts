/** Enough Markdown for the rules: headings, paragraphs, lists, tables, emphasis, code, anchors, and pictures of cards. */
import { readPicture, type Picture } from "./pictures";

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function inline(text: string): string {
  // Anchors and code are kept aside: what stands in them is no markup.
  const kept: string[] = [];
  const aside = (html: string): string => `\u0001${kept.push(html) - 1}\u0002`;
  const bare = text
    .replace(/<a id="([\w-]+)"><\/a>/g, (_, id: string) => aside(`<span id="rule-${id}"></span>`))
    .replace(/`([^`]+)`/g, (_, code: string) => aside(`<code>${escaped(code)}</code>`));
  return escaped(bare)
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/\u0001(\d+)\u0002/g, (_, nth: string) => kept[Number(nth)] ?? "");
}

function table(lines: string[]): string {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim())));
  const [head, , ...body] = rows;
  const heads = (head ?? []).map((cell) => `<th scope="col">${cell}</th>`).join("");
  const cells = body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<div class="wide" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${cells}</tbody></table></div>`;
}

function list(lines: string[]): string {
  const items: string[] = [];
  for (const line of lines) {
    const start = /^(?:[-*]|\d+\.) +(.*)$/.exec(line);
    if (start) items.push(start[1] ?? "");
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const tag = /^\d/.test(lines[0] ?? "") ? "ol" : "ul";
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`;
}

function block(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim());
  const first = lines[0] ?? "";
  const heading = /^(#{1,4}) +(.*)$/.exec(first);
  if (heading) {
    const level = Math.min(4, (heading[1] ?? "").length + 1);
    return `<h${level} tabindex="-1">${inline(heading[2] ?? "")}</h${level}>${lines.length > 1 ? block(lines.slice(1).join("\n")) : ""}`;
  }
  if (first.startsWith("|")) return table(lines);
  if (/^(?:[-*]|\d+\.) /.test(first)) return list(lines);
  return first ? `<p>${inline(lines.join(" "))}</p>` : "";
}

/** A part of the rules: HTML in which everything that is no markup of ours is escaped, or a picture. */
export interface Part {
  html: string;
  picture: Picture | null;
  /** The heading of a chapter that begins here. */
  chapter: string | null;
}

/** What everybody reads, and the last chapter, which is folded: its heading has the anchor `experts`. */
export interface RulesText {
  main: Part[];
  experts: Part[];
}

export function read(markdown: string): RulesText {
  const texts = markdown.replaceAll("\r", "").split(/\n{2,}/);
  const fold = texts.findIndex((text) => text.includes('<a id="experts"></a>'));
  const parts = texts.map(part);
  return fold < 0 ? { main: parts, experts: [] } : { main: parts.slice(0, fold), experts: parts.slice(fold) };
}

function part(text: string): Part {
  const picture = readPicture(text);
  const chapter = /^## +(?:<a [^>]*><\/a>)?(.*)$/m.exec(text)?.[1] ?? null;
  return { html: picture ? "" : block(text), picture, chapter };
}
