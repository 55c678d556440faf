/** The way to the first scoring, explained. */
import type { Lesson, Moment } from "$web/game/contract";
import { happened } from "$web/game/kit";
import { CARDS_A_SCORING, type Seen, type Keeper } from "./model";

type Now = Moment<Seen>;

const keeper = ({ view, me }: Now): Keeper | undefined => view.table.seats[me];
const money = (now: Now): number => keeper(now)?.money ?? 0;
const turn = (now: Now): boolean => now.mine && now.view.table.phase === "turn";
const gaps = ({ view }: Now): boolean => view.table.porcelain_row.length < 5 || view.table.elephant_row.length < 5;

const left = ({ view }: Now): Record<string, number> => ({ count: CARDS_A_SCORING - (view.table.bought % CARDS_A_SCORING) });

const lesson: Lesson<Seen> = {
  keep: ["rows", "drop", "scoring"],
  steps: [
    { say: "lesson-welcome", when: () => true },
    { say: "lesson-shop", when: () => true, at: ["shop"] },
    { say: "lesson-elephants", when: () => true, at: ["door"] },
    { say: "lesson-purse", when: () => true, at: ["purse"] },
    { say: "lesson-first-turn", when: turn, at: ["rows"], needs: "move" },
    { say: "lesson-drop", when: ({ mine, view }) => mine && view.table.phase === "drop", at: ["drop"], needs: "move" },
    { say: "lesson-shelves", when: ({ moves }) => moves > 0, at: ["shelves"] },
    { say: "lesson-gaps", when: (now) => now.moves > 0 && gaps(now), at: ["rows"] },
    { say: "lesson-herd", when: (now) => turn(now) && now.moves > 0, at: ["door"] },
    { say: "lesson-sheet", when: (now) => turn(now) && now.moves > 1, at: ["sheet"], facts: left },
    { say: "lesson-methods", when: ({ told }) => told.has("lesson-sheet"), at: ["sheet"] },
    { say: "lesson-suggest", when: (now) => turn(now) && now.moves > 2, at: ["suggest"] },
    { say: "lesson-no-money", when: (now) => turn(now) && money(now) === 0, at: ["door"], needs: "move" },
    { say: "lesson-two-money", when: (now) => turn(now) && money(now) === 2, at: ["shop"], needs: "move" },
    { say: "lesson-scoring", when: ({ mine, view }) => mine && view.table.phase === "scoring", at: ["scoring"], needs: "move" },
    { say: "lesson-scored", when: (now) => happened(now, "scored") !== undefined, at: ["note"] },
    {
      say: "lesson-on-your-own",
      when: ({ told }) => ["lesson-scored", "lesson-suggest", "lesson-herd", "lesson-methods"].every((step) => told.has(step)),
      at: ["teacher"],
    },
  ],
};

export default lesson;
