/** What the first page says of this game. */
import type { About } from "$web/game/contract";

export default {
  minutes: 15,
  difficulty: 2,
  sentence: {
    en: "Trick-taking turned inside out: here you must not follow suit.",
    de: "Ein Stichspiel verkehrt herum: Bedienen ist verboten.",
    fr: "Un jeu de plis à l’envers : interdit de fournir la couleur.",
    it: "Un gioco di prese alla rovescia: vietato rispondere al colore.",
  },
} satisfies About;
