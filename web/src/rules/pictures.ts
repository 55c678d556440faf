/** Pictures in the rules, printed from a game's own art: `![words](art:card/R17,+card/Y2,|,-card/R6)`. */
import { gameFolder } from "$web/game/folder";

/** By kind: makes the art of a card from its notation. */
export type Pictures = Record<string, (code: string) => string>;

const found = import.meta.glob<{ default: Pictures }>("../../../src/tischlein/games/*/browser/pictures.ts");

export async function picturesOf(game: string): Promise<Pictures> {
  return (await found[`${gameFolder(game)}/browser/pictures.ts`]?.())?.default ?? {};
}

/** A card that is lifted (`+`, it wins), faded (`-`, it may not be played) or lies as it is; null is a gap (`|`). */
export type Item = { kind: string; code: string; look: "lifted" | "faded" | "plain" } | null;

export interface Picture {
  words: string;
  items: Item[];
}

const LOOKS: Record<string, "lifted" | "faded"> = { "+": "lifted", "-": "faded" };

function item(text: string): Item {
  if (text === "|") return null;
  const look = LOOKS[text[0] ?? ""];
  const [kind = "", code = ""] = (look ? text.slice(1) : text).split("/");
  return { kind, code, look: look ?? "plain" };
}

/** The picture that a paragraph of the rules is; null where it is none. */
export function readPicture(paragraph: string): Picture | null {
  const parts = /^!\[([^\]]*)\]\(art:([^)]*)\)$/.exec(paragraph.trim());
  return parts ? { words: parts[1] ?? "", items: (parts[2] ?? "").split(",").map(item) } : null;
}
