/** Personal titles, before or after a name. */
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

/** Company suffixes and short words that banks abbreviate or leave out. */
const fillerWords = new Set([
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

/** Short forms that banks use, mapped to the full word. */
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

const splitWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const personWords = (name: string): string[] =>
  splitWords(name).filter((word) => !titles.has(word));

/**
 * Keeps the name as it is when it consists only of filler words: a business may be called `The
 * Company`.
 */
function businessWords(name: string): string[] {
  const words = splitWords(name);
  const distinctiveWords = words.filter((word) => !fillerWords.has(word));
  return (distinctiveWords.length > 0 ? distinctiveWords : words).map(
    (word) => abbreviations[word] ?? word,
  );
}

/**
 * Whether every word matches a different one of `others`. An initial matches a word that starts
 * with it.
 */
function includesAllWords(words: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  // Matches whole words first, so that an initial does not use up a word that matches exactly.
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

/** Both first and last name must match. Banks add middle names and change the order. */
function isPerson(holder: string, person: string): boolean {
  const words = personWords(person);
  return words.length > 0 && includesAllWords(words, personWords(holder));
}

/** All words of a business must match, in any order. */
function isBusiness(holder: string, business: string): boolean {
  const [bank, own] = [businessWords(holder), businessWords(business)];
  return own.length > 0 && bank.length === own.length && includesAllWords(own, bank);
}

interface KnownNames {
  readonly person: string;
  readonly businesses: readonly string[];
}

/**
 * Whether the bank's account holder is the owner, the business or the store. Ignores case, accents,
 * titles, word order, middle names, initials and company suffixes. A mismatch should prompt a check
 * and never block: banks misspell names.
 */
export const matchesAccountHolder = (holder: string, { person, businesses }: KnownNames): boolean =>
  isPerson(holder, person) || businesses.some((business) => isBusiness(holder, business));
