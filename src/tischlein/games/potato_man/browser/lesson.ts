/** The first round, explained. */
import type { Lesson, Moment } from "$web/game/contract";
import { happened } from "$web/game/kit";
import { colourOf, evil, potatoMan, trickOf, valueOf, type Seen } from "./model";

type Now = Moment<Seen>;

const hand = ({ view, me }: Now): string[] => view.table.seats[me]?.hand ?? [];
const named = (now: Now, card: string): string => now.say("card", { colour: colourOf(card), value: valueOf(card) });
const after = (step: string) => (now: Now) => now.told.has(step);

/** Heroes and villains that the player can see now. */
function stars(now: Now): string[] {
  return [...hand(now), ...now.view.table.trick].filter((card) => potatoMan(card) || evil(card));
}

/** Who won a trick, with which card, against whom. */
function won(now: Now): { seat: number; card: string; caught: boolean } | null {
  const event = happened(now, "trick-won");
  if (!event) return null;
  const card = event.card as string;
  return { seat: event.seat as number, card, caught: potatoMan(card) };
}

function taken(now: Now): Record<string, string | number> {
  const trick = won(now);
  const sack = happened(now, "sack-taken");
  if (!trick) return {};
  return {
    who: trick.seat === now.me ? "me" : "other",
    name: now.names[trick.seat] ?? "",
    card: named(now, trick.card),
    sack: sack ? now.say(`sack-${sack.sack as string}`) : "",
    worth: (sack?.worth as number | undefined) ?? 0,
  };
}

const lesson: Lesson<Seen> = {
  keep: ["hand", "trick"],
  steps: [
    { say: "lesson-welcome", when: () => true, facts: ({ view }) => ({ players: view.players }) },
    { say: "lesson-hand", when: () => true, at: ["hand"] },
    { say: "lesson-sacks", when: () => true, at: ["sacks"] },
    { say: "lesson-lead", when: ({ mine, view }) => mine && view.table.trick.length === 0, at: ["hand"], needs: "move" },
    {
      say: "lesson-one-colour",
      when: ({ view }) => view.table.trick.length > 0,
      at: ["trick"],
      facts: (now) => {
        const first = trickOf(now.view)[0];
        return { players: now.view.players, who: first?.seat === now.me ? "me" : "other", name: now.names[first?.seat ?? 0] ?? "", card: named(now, first?.card ?? "Y1") };
      },
    },
    {
      say: "lesson-follow",
      when: (now) => now.mine && now.view.table.trick.length > 0 && now.view.moves.length < hand(now).length,
      at: ["hand"],
      needs: "move",
    },
    { say: "lesson-trick", when: (now) => won(now)?.caught === false && happened(now, "sack-taken") !== undefined, at: ["best"], facts: taken },
    { say: "lesson-winner-leads", when: after("lesson-trick"), at: ["sacks"] },
    { say: "lesson-hero-wins", when: (now) => won(now)?.caught === true && happened(now, "sack-taken") !== undefined, at: ["best"], facts: taken },
    {
      say: "lesson-heroes",
      when: (now) => now.told.has("lesson-trick") && now.mine && (stars(now).length > 0 || now.moves > 2),
      at: stars,
    },
    { say: "lesson-suggest", when: (now) => now.told.has("lesson-trick") && now.mine && now.moves > 1, at: ["suggest"] },
    { say: "lesson-tactics", when: (now) => now.told.has("lesson-suggest") && now.mine && now.view.table.trick.length > 0, at: ["fits"], needs: "move" },
    { say: "lesson-stuck", when: (now) => now.told.has("lesson-suggest") && now.mine && now.moves > 2, at: ["hand"] },
    { say: "lesson-round", when: (now) => happened(now, "round-scored") !== undefined, at: ["note"] },
    {
      say: "lesson-on-your-own",
      when: ({ told }) => ["lesson-round", "lesson-heroes", "lesson-suggest", "lesson-stuck"].every((step) => told.has(step)),
      at: ["teacher"],
      facts: ({ view }) => ({ rounds: view.players }),
    },
  ],
};

export default lesson;
