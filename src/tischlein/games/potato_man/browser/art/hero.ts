/** Potato Man and the Evil Potato, drawn around 0,0, each about 90 high. */
import { cut, faint, INK, line, oval, PAPER, potato, put, RED, specks, YELLOW } from "$web/game/art";

const skin = (body: string): string => faint(body, 1.8, -1.4) + body;

/** Mask, eyes and the grin that stops tricks. */
const heroFace =
  cut(INK, "-25,-20 -12,-23 0,-19.5 12,-23 25,-20 26,-10 15,-5 5,-9 0,-10.5 -5,-9 -15,-5 -26,-10", 4) +
  cut(INK, "23,-18 33,-25! 29,-16! 36,-12! 24,-11", 5) +
  oval(PAPER, -11, -14, 6.4, 5.4) +
  oval(PAPER, 11, -14, 6.4, 5.4) +
  oval(INK, -9.4, -13.6, 2.7, 3) +
  oval(INK, 12.6, -13.6, 2.7, 3) +
  cut(INK, "-14,1! -4,4 8,3 17,-3! 15,6 8,12 0,13 -8,10", 6) +
  cut(PAPER, "-11.4,2.6! -3,5.6 8,4.6 14.6,.6! 13.5,4.5 6,8.4 -3,8.6 -9,6.4", 7, 0.2) +
  line(INK, "2,5 2,8.4", 1) +
  line(INK, "8,4.4 8.4,7.6", 1) +
  line(INK, "-4,5 -4.2,8", 1);

const glove = (x: number, y: number, seed: number): string => oval(RED, x, y, 6, 5.6, 0, seed) + line(PAPER, `${x - 2},${y + 2} ${x + 2.5},${y + 1}`, 1.2);
const limb = (points: string): string => line(YELLOW, points, 5.4, 3);
const boot = (x: number, y: number, way: 1 | -1): string => cut(RED, `${x - 4 * way},${y - 8}! ${x + 4 * way},${y - 8}! ${x + 4 * way},${y - 2} ${x + 11 * way},${y + 1} ${x + 11 * way},${y + 5}! ${x - 5 * way},${y + 5}!`, 8);
const pants = cut(RED, "-26,19! 0,23 26,18! 22,30 12,36 4,33 0,38 -4,33 -12,36 -22,30", 9) + line(PAPER, "-24,22.6 0,26.4 24,21.6", 1.3);
const body = potato(YELLOW, 0, 4, 29, 34, 12, 0.35);

/** Three ways to save the day: 1 flies, 2 stands, 3 leaps. */
export function hero(pose: number): string {
  const cape = { 1: "-14,-16 -32,-6 -44,14 -54,26! -45,31 -48,44! -34,41 -30,52! -14,40 2,20", 2: "-18,-16 -36,10 -40,44! -28,38 -18,48! 0,40 18,48! 28,38 40,44! 36,10 18,-16", 3: "-10,-12 -34,-22 -50,-12! -44,0 -54,10! -40,16 -42,28! -14,20" }[pose]!;
  const back = skin(cut(RED, cape, 13));
  const legs = {
    1: limb("-9,34 -14,46") + limb("8,34 5,44") + put(-16, 50, boot(0, 0, 1), 0.9, 30) + put(4, 49, boot(0, 0, 1), 0.9, 24),
    2: limb("-11,34 -14,46") + limb("11,34 14,46") + boot(-14, 50, -1) + boot(14, 50, 1),
    3: limb("-10,33 -20,38 -27,34") + limb("9,34 14,42 12,46") + put(-31, 33, boot(0, 0, -1), 0.9, 80) + boot(12, 50, 1),
  }[pose]!;
  const arms = {
    1: limb("25,0 34,-16 31,-34") + glove(30.6, -38, 2) + limb("-26,8 -36,16 -28,23") + glove(-26, 23, 3),
    2: limb("-27,4 -38,14 -28,24") + glove(-26, 23, 2) + limb("27,4 38,14 28,24") + glove(26, 23, 3),
    3: limb("26,2 38,2 42,-10") + glove(42, -14, 2) + cut(RED, "40,-18 41,-27 45,-27 45,-17", 3) + limb("-27,6 -36,14 -40,22") + glove(-41, 25, 3),
  }[pose]!;
  const tuft = line(YELLOW, "0,-28 -2,-36 -7,-38", 3) + line(YELLOW, "1,-28 4,-37 9,-37", 3);
  return back + legs + tuft + skin(body) + pants + specks(pose, -28, -26, 56, 60, 50) + arms + heroFace;
}

const horn = (side: -1 | 1, size: number): string =>
  cut(INK, `${12 * side},${-26}! ${17 * side},${-30 - size} ${28 * side},${-36 - size * 1.3}! ${30 * side},${-26 - size} ${24 * side},${-18}!`, 6 + side);

const glare = (side: -1 | 1, glow: string): string =>
  cut(INK, `${2 * side},-6! ${10 * side},-13 ${25 * side},-21! ${25 * side},-8 ${15 * side},0 ${6 * side},-1`, 7 + side) +
  cut(glow, `${5 * side},-5! ${13 * side},-9.5 ${22 * side},-15! ${21 * side},-8.5 ${14 * side},-3 ${8 * side},-2.6`, 9 + side, 0.2) +
  cut(INK, `${13 * side - 1.6},-9.8 ${13 * side + 1.8},-10 ${13 * side + 1},-3.2 ${13 * side - 1.6},-3.2`, 11, 0.15);

const jaws = (wide: number): string => {
  const upper = [-20, -13.5, -7, 0, 7, 13.5, 20];
  const rim = upper.map((x) => `${x},${9 - Math.abs(x) * 0.16}!`);
  const teeth = (flip: 1 | -1): string =>
    upper.slice(1).map((x, i) => {
      const from = upper[i]!;
      const base = flip > 0 ? 9 - Math.abs((x + from) / 2) * 0.16 : 12 + wide - Math.abs((x + from) / 2) * 0.3;
      const long = (flip > 0 && (i === 1 || i === 4) ? 9 : 6) * flip;
      return cut(PAPER, `${from + 0.6},${base}! ${x - 0.6},${base}! ${(x + from) / 2},${base + long}!`, i + 2, 0.15);
    }).join("");
  return cut(INK, `-23,3! ${rim.join(" ")} 23,3! 21,${10 + wide * 0.6} 10,${14 + wide} 0,${15 + wide} -10,${14 + wide} -21,${10 + wide * 0.6}`, 4, 0.25) + teeth(1) + (wide > 8 ? teeth(-1) : "");
};

/** The Evil Potato grows worse from 16 to 18. */
export function evil(value: number): string {
  const rage = value - 15;
  const flames = "-38,30 -42,6 -36,-12! -30,0 -30,-28 -20,-46! -14,-32 -4,-40 2,-60! 10,-40 18,-34 24,-50! 31,-26 34,-2 40,-16! 43,8 38,32 20,44 -20,44";
  const wing = (s: -1 | 1): string => cut(INK, `${20 * s},-4! ${36 * s},-22 ${48 * s},-26! ${46 * s},-10 ${48 * s},4! ${41 * s},2 ${38 * s},14! ${32 * s},8 ${24 * s},18!`, 5 + s);
  const tail = line(INK, "20,28 34,34 38,24 34,16", 3) + cut(INK, "34,8! 40,18! 34,15.6 28,19!", 3);
  const behind = rage === 3 ? put(0, 2, faint(cut("var(--yellow)", flames, 8), 0, 0, 0.9), "1.02 .94") : rage === 2 ? wing(-1) + wing(1) : tail;
  const scar = rage > 1 ? line(PAPER, "-4,-26 -9,-20 -6,-15", 1.6) + line(PAPER, "-10,-24 -4,-20", 1.4) : "";
  const feet = oval(INK, -12, 37, 7, 3.6) + oval(INK, 12, 37, 7, 3.6);
  return behind + feet + horn(-1, rage * 3) + horn(1, rage * 3) + skin(potato(RED, 0, 4, 30 + rage, 33, 20 + value, 0.5)) + specks(value, -32, -28, 64, 64, 80) + scar + glare(-1, rage === 3 ? "var(--yellow)" : PAPER) + glare(1, rage === 3 ? "var(--yellow)" : PAPER) + jaws(rage * 5);
}

