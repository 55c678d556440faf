/** The potatoes in hand, the Hot Potato, and the encounters with their rankings. */
import { asOne, cut, deep, faces, INK, line, oval, PAPER, potato, put, specks, text } from "$web/game/art";
import { hotPotato } from "./cover";
import { spudOf, spuds } from "./potatoes";
import { rankings } from "./rankings";
import { threats } from "./threats";

export { rankings };

/** A potato card by its letter or id; "hot" is the Hot Potato. */
export const card = faces((code) => {
  if (code === "hot") return put(50, 84, hotPotato, 1.05) + specks(4, 4, 100, 92, 36, 60);
  const spud = spudOf(code);
  return put(51, 88, spud.whole, 1.04) + specks(spud.letter.charCodeAt(0), 4, 92, 92, 44, 60) + text(deep(spud.colour), 7, 37, 40, spud.letter);
}, [...Object.keys(spuds), "hot"]);

export const back = faces(() => {
  const rows = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2].map((column) => [22 + column * 28, 20 + row * 25 + (column % 2) * 4, row * 3 + column] as const));
  const tips = [[-7, 6], [-9, -1], [-7, -5, "!"], [-5, -2], [-3, -8], [0, -12, "!"], [3, -7], [6, -4, "!"], [9, 0], [7, 6], [0, 9]] as const;
  const flames = rows.map(([x, y]) => cut(PAPER, tips.map(([dx, dy, sharp = ""]) => `${x + dx * 1.05},${y + dy * 1.05}${sharp}`).join(" "), 3, 0.3));
  const potatoes = rows.map(([x, y, n]) => potato("var(--back)", x, y + 2, 4.8, 4.2, n, 0.6));
  return asOne(flames) + asOne(potatoes) + specks(3, 5, 5, 90, 130, 70, "var(--back)");
});

export const encounter = faces((name) => {
  const ground = cut("var(--night)", "5,6! 30,4.6 70,5.4 95,5! 95.6,50 94.6,102! 60,103 5.6,101! 4.6,50", name.length, 0.5);
  const ladder = [...(rankings[name] ?? "")].map((letter, place) => {
    const spud = spudOf(letter);
    const x = [14, 33, 50, 65.5, 79, 91][place]!;
    const size = Math.round((0.41 - place * 0.032) * 100) / 100;
    return put(x, 115, spud.head, size) + text(deep(spud.colour), x, 135, 13, letter, "middle");
  });
  return ground + specks(name.length * 3, 5, 5, 90, 96, 70) + put(50, 54, threats[name]?.() ?? "", 0.86) + ladder.join("");
}, Object.keys(rankings));

/** The back of an encounter: nobody knows what comes. */
export const unknown = faces(() => cut("var(--night)", "5,6! 50,4.6 95,6! 94,70 95.4,134! 50,135 5,134! 6,70", 4, 0.5) + [[30, 46], [66, 40], [50, 78], [28, 106], [74, 100]].map(([x = 0, y = 0], i) => put(x, y, oval("var(--yellow)", -5.4, 0, 3.8, 4.6) + oval("var(--yellow)", 5.4, 0, 3.8, 4.6) + oval(INK, -4.6, 0.6, 1.6, 2.4) + oval(INK, 6, 0.6, 1.6, 2.4) + line("var(--night)", "-10,-5 -3,-2.4", 3) + line("var(--night)", "10,-5 3,-2.4", 3), [1, 1.3, 1.6, 0.9, 1.1][i])).join("") + specks(8, 5, 5, 90, 130, 60));
