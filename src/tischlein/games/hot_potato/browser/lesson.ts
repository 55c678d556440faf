/** The first rounds, explained. */
import type { Lesson, Moment } from "$web/game/contract";
import { happened } from "$web/game/kit";
import { holder, type Seen, type Setting } from "./model";

type Now = Moment<Seen>;

const mine = ({ view, me }: Now): Setting | undefined => view.table.seats[me];
const choosing = (now: Now): boolean => now.mine && now.view.table.phase === "choose";

/** Which encounter came, and which potato it met first. */
function met(now: Now): Record<string, string> {
  const encounter = happened(now, "encounter-drawn")?.encounter as string | undefined;
  const potato = happened(now, "scored")?.potato as string | undefined;
  return { encounter: now.say(`encounter-${encounter ?? ""}`), potato: now.say(`potato-${potato ?? ""}`) };
}

const lesson: Lesson<Seen> = {
  keep: ["hand", "actions"],
  steps: [
    { say: "lesson-welcome", when: () => true, at: ["race"], facts: ({ view }) => ({ target: Number(view.options.target ?? 10) }) },
    { say: "lesson-hand", when: () => true, at: ["hand"] },
    { say: "lesson-coming", when: ({ view }) => view.table.shown.length > 0 && view.table.encounter === null, at: ["known"] },
    { say: "lesson-choose", when: choosing, at: ["hand"], needs: "move" },
    { say: "lesson-encounter", when: (now) => happened(now, "encounter-drawn") !== undefined && happened(now, "scored") !== undefined, at: ["encounter"], facts: met },
    { say: "lesson-extra", when: ({ mine, view }) => mine && view.table.phase === "extra", at: ["actions", "hand"], needs: "move" },
    { say: "lesson-aim", when: ({ mine, view }) => mine && view.table.phase === "target", at: ["place"], needs: "move" },
    { say: "lesson-effect", when: ({ mine, view }) => mine && view.table.phase === "effect", at: ["actions"], needs: "move" },
    { say: "lesson-used", when: (now) => choosing(now) && now.told.has("lesson-encounter") && (mine(now)?.discard.length ?? 0) > 0, at: ["hand"] },
    { say: "lesson-consolation", when: (now) => choosing(now) && now.told.has("lesson-encounter"), at: ["apeeling", "couch"] },
    { say: "lesson-lasting", when: (now) => now.told.has("lesson-consolation"), at: ["robo", "sweet"] },
    { say: "lesson-others", when: (now) => choosing(now) && now.told.has("lesson-lasting") && now.moves > 1, at: ["six"] },
    { say: "lesson-poteto", when: (now) => choosing(now) && now.told.has("lesson-others"), at: ["poteto"] },
    {
      say: "lesson-hot",
      when: (now) => choosing(now) && now.told.has("lesson-encounter") && (holder(now.view.table) !== null || now.moves > 2),
      at: ["hot"],
    },
    { say: "lesson-suggest", when: (now) => choosing(now) && now.told.has("lesson-others"), at: ["suggest"] },
    {
      say: "lesson-on-your-own",
      when: ({ told }) => ["lesson-suggest", "lesson-hot", "lesson-poteto"].every((step) => told.has(step)),
      at: ["teacher"],
      facts: ({ view }) => ({ target: Number(view.options.target ?? 10) }),
    },
  ],
};

export default lesson;
