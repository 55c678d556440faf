/** What the first page says of this game. */
import type { About } from "$web/game/contract";

export default {
  minutes: 20,
  difficulty: 3,
  sentence: {
    en: "Collect porcelain. Elephants pay for it – and break things.",
    de: "Sammle Porzellan. Elefanten bringen das Geld – und machen Scherben.",
    fr: "Collectionne la porcelaine : les éléphants la paient, et font de la casse.",
    it: "Colleziona porcellane: le pagano gli elefanti, che però fanno cocci.",
  },
} satisfies About;
