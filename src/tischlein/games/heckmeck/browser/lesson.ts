/** The first rounds, explained. */
import type { Lesson, Moment } from "$web/game/contract";
import { happened } from "$web/game/kit";
import { kindOf, WORM, type Seen, type Place } from "./model";

type Now = Moment<Seen>;

const place = ({ view, me }: Now): Place | undefined => view.table.seats[me];
const laid = (now: Now): number => place(now)?.display.length ?? 0;
const holdsWorm = (now: Now): boolean => (place(now)?.hand ?? []).some((card) => kindOf(card) === WORM);
const lowest = (now: Now): { seat: number; portion: number } | undefined =>
  happened(now, "took-lowest") as { seat: number; portion: number } | undefined;

const CHOOSING = ["deeds", "hand"];

const lesson: Lesson<Seen> = {
  keep: ["hand", "deeds", "own"],
  steps: [
    { say: "lesson-welcome", when: () => true },
    { say: "lesson-grill", when: () => true, at: ["grill"] },
    { say: "lesson-hand", when: () => true, at: ["hand"] },
    { say: "lesson-lay-out", when: (now) => now.mine && laid(now) === 0, at: CHOOSING, needs: "move" },
    { say: "lesson-total", when: (now) => laid(now) > 0, at: ["own"], facts: (now) => ({ total: place(now)?.total ?? 0 }) },
    { say: "lesson-worm", when: (now) => laid(now) > 0, at: ["own"], facts: (now) => ({ worm: place(now)?.worm ? "yes" : "no" }) },
    {
      say: "lesson-lowest",
      when: (now) => lowest(now) !== undefined,
      at: (now) => [`place-${lowest(now)?.seat ?? ""}`],
      facts: (now) => ({ who: lowest(now)?.seat === now.me ? "me" : "other", name: now.names[lowest(now)?.seat ?? 0] ?? "", portion: lowest(now)?.portion ?? 0 }),
    },
    { say: "lesson-again", when: (now) => now.mine && laid(now) > 0, at: CHOOSING },
    { say: "lesson-pass", when: (now) => now.mine && laid(now) > 0, at: ["deeds"], needs: "move" },
    { say: "lesson-menu", when: (now) => happened(now, "took-from-menu") !== undefined, at: ["grill"] },
    { say: "lesson-stack", when: ({ told }) => told.has("lesson-menu"), at: ["stack"] },
    { say: "lesson-steal", when: ({ told }) => told.has("lesson-stack"), at: ["other-stack"] },
    { say: "lesson-steal-now", when: ({ mine, view }) => mine && view.moves.includes("steal"), at: ["steal"], needs: "move" },
    { say: "lesson-save", when: ({ mine, told }) => mine && told.has("lesson-steal"), at: ["hand"] },
    { say: "lesson-suggest", when: ({ mine, told }) => mine && told.has("lesson-save"), at: ["suggest"] },
    { say: "lesson-signposts", when: (now) => now.mine && now.told.has("lesson-save") && (holdsWorm(now) || now.moves > 5), at: ["worms"] },
    {
      say: "lesson-on-your-own",
      when: ({ told }) => ["lesson-suggest", "lesson-pass", "lesson-signposts"].every((step) => told.has(step)),
      at: ["teacher"],
      facts: ({ view }) => ({ rounds: view.table.rounds }),
    },
  ],
};

export default lesson;
