/**
 * A category's name within a sentence: "Solar panels" as "solar panels", "EV chargers" as it is.
 */
export const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
