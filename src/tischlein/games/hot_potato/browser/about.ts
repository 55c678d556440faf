/** What the first page says of this game. */
import type { About } from "$web/game/contract";

export default {
  minutes: 10,
  difficulty: 1,
  sentence: {
    en: "Choose a potato in secret, and hope it copes best with what comes.",
    de: "Wähl heimlich eine Kartoffel und hoff, dass keine besser zurechtkommt.",
    fr: "Choisis une patate en secret et espère qu’elle s’en sortira le mieux.",
    it: "Scegli in segreto una patata e spera che se la cavi meglio di tutte.",
  },
} satisfies About;
