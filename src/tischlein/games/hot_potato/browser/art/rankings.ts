/** The rankings as they are printed on the encounters, best first, by the potatoes' letters; a test holds them against `cards.py`. */
export const rankings: Record<string, string> = {
  fryer: "ROCSPA",
  virus: "SAPRCO",
  weed: "COAPRS",
  beetle: "ORAPSC",
  knife: "OSPRCA",
  mould: "PAOCSR",
  masher: "PCSOAR",
  peeler: "ASOCRP",
  grater: "CPRAOS",
  mole: "RPSOAC",
  rain: "ARCSOP",
  microwave: "SCRAPO",
};
