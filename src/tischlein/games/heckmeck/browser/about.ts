/** What the first page says of this game. */
import type { About } from "$web/game/contract";

export default {
  minutes: 15,
  difficulty: 2,
  sentence: {
    en: "Lay out cards, watch your total grow, and stop in time – with a worm.",
    de: "Leg Karten aus, lass deine Summe wachsen und hör rechtzeitig auf – mit Wurm.",
    fr: "Étale tes cartes, fais grimper ton total et arrête-toi à temps – avec un ver.",
    it: "Cala le carte, fai crescere il totale e fermati in tempo, con un verme.",
  },
} satisfies About;
