/** Of people: in front of a name, or after it. */
const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'prof',
  'engr',
  'arc',
  'barr',
  'chief',
  'alhaji',
  'alhaja',
  'hajia',
  'mallam',
  'pastor',
  'rev',
  'sir',
  'lady',
  'otunba',
  'jnr',
  'jr',
  'snr',
  'sr',
]);

/** Kinds of company, and small words: banks write them in many ways or leave them out. */
const fillers = new Set([
  'ltd',
  'limited',
  'plc',
  'llc',
  'inc',
  'company',
  'co',
  'corp',
  'corporation',
  'nig',
  'nigeria',
  'the',
  'and',
  'of',
]);

/** Words that banks shorten, by their short form. */
const abbreviations: Readonly<Record<string, string>> = {
  ent: 'enterprises',
  ents: 'enterprises',
  enterprise: 'enterprises',
  intl: 'international',
  int: 'international',
  svcs: 'services',
  svc: 'services',
  serv: 'services',
  service: 'services',
  tech: 'technologies',
  techs: 'technologies',
  technology: 'technologies',
  engr: 'engineering',
  eng: 'engineering',
  bros: 'brothers',
  inv: 'investments',
  investment: 'investments',
  glo: 'global',
  venture: 'ventures',
  vent: 'ventures',
  sol: 'solutions',
  solution: 'solutions',
};

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const personWords = (name: string): string[] => wordsOf(name).filter((word) => !titles.has(word));

/** What is left when only fillers were there stays as it is: a business may be called `The Company`. */
function businessWords(name: string): string[] {
  const words = wordsOf(name);
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).map((word) => abbreviations[word] ?? word);
}

/** Whether each of `words` is among `others`, an initial for a word that begins with it, each used once. */
function allWithin(words: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  // Whole words first, so that an initial takes none of theirs.
  return [...words]
    .sort((a, b) => b.length - a.length)
    .every((word) => {
      const at = left.findIndex((other) => other === word);
      const found =
        at >= 0
          ? at
          : left.findIndex(
              (other) =>
                (word.length === 1 && other.startsWith(word)) ||
                (other.length === 1 && word.startsWith(other)),
            );
      if (found < 0) return false;
      left.splice(found, 1);
      return true;
    });
}

/** A person keeps first and last name; banks add middle names and change the order. */
function isPerson(holder: string, person: string): boolean {
  const words = personWords(person);
  return words.length > 0 && allWithin(words, personWords(holder));
}

/** A business is all of its words, in whatever order. */
function isBusiness(holder: string, business: string): boolean {
  const [bank, own] = [businessWords(holder), businessWords(business)];
  return own.length > 0 && bank.length === own.length && allWithin(own, bank);
}

interface Known {
  /** The owner's first and last name. */
  readonly person: string;
  /** Of the business and the store. */
  readonly businesses: readonly string[];
}

/**
 * Whether an account that a bank keeps under `holder` is in the name of the owner, the business or the store. Case,
 * accents, titles, the order of words, middle names, initials and kinds of company make no difference. False is a
 * reason to look twice, never to refuse: banks misspell names.
 */
export const isKnownHolder = (holder: string, { person, businesses }: Known): boolean =>
  isPerson(holder, person) || businesses.some((business) => isBusiness(holder, business));
