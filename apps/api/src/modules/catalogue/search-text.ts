import { synonyms, wider } from './search-synonyms';

/** At most so many words of a text count. */
const MAX_WORDS = 8;

const plainLetters: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** `Adéyẹmí’s 7.5 mm²` to `adeyemi s 7p5 mm2`: as `search_text` in the database does with what is searched. */
export const plainText = (text: string): string =>
  text
    .replace(/([0-9])\.([0-9])/g, '$1p$2')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** `Inverter 7.5 kVA` to `inverter 7p5kva`, as `keyFigures` in listing.repository.ts does with a rating. */
const figuresOf = (text: string): string =>
  plainText(text.replace(/\./g, 'p')).replace(/(\d) (?=[a-z])/g, '$1');

/** A number and its unit are one word: 5 kVA is no part of 7.5 kVA. */
const withUnits = (plain: string): string =>
  plain.replace(
    /\b(\d+(?:p\d+)?) (kva|va|kwp|kwh|kw|wh|wp|w|kv|v|mah|ah|a|hp|btu|kg|g|ml|l|litres?|mm2|mm|cm|km|m|hz|bar|psi)\b/g,
    '$1$2',
  );

export const wordsOf = (text: string): string[] =>
  [...new Set(withUnits(plainText(text)).split(' '))]
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/** What the beginning of a word must be so that its singular and its plural are found: `batteries` to `batter`, `panels` to `panel`. */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return word.slice(0, -3);
  if (word.length > 4 && /(ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A word as it may stand in a name: itself, its singular and its plural. A size and a single letter have none. */
const formsOf = (word: string): string[] =>
  word.length < 3 || /\d/.test(word)
    ? [word]
    : [...new Set([word, stemOf(word), word.endsWith('ies') ? `${stemOf(word)}y` : `${word}s`])];

/** How a typed text finds products, as PostgreSQL's `tsquery`: its words hold nothing but letters and digits. */
export interface SearchQuery {
  /** Every word. */
  readonly words: string;
  /** Every word, among name, rating and SKU only. */
  readonly wordsOfName: string;
  /** Every word as a whole word of name, rating or SKU. */
  readonly isName: string;
  /** Any of the words. */
  readonly any: string;
  /** The text itself, for a name that is exactly this. */
  readonly typed: string;
  /** The text between spaces, each number one word with its unit, so that the rating in it is told from a part of another one; empty without a number. */
  readonly figures: string;
  /** Of a second try: every word that was typed, each as the beginning of one. */
  readonly asTyped?: string;
}

/** Which words may be the beginning of one; the others are whole, in singular or plural. To look for beginnings takes longer. */
type Beginnings = 'none' | 'last' | 'all';

/** A number or a single letter is itself: what else begins with it is no end. */
const mayGoOn = (word: string, isLast: boolean): boolean =>
  isLast ? word.length > 1 : word.length > 2 && !/^\d+$/.test(word);

const phrases: ReadonlyMap<string, readonly string[]> = new Map([
  ...synonyms.flatMap((group) =>
    group.map((phrase): [string, readonly string[]] => [
      phrase,
      group.filter((other) => other !== phrase),
    ]),
  ),
  ...Object.entries(wider),
]);
const LONGEST_PHRASE = 3;

interface Term {
  readonly words: readonly string[];
  /** Other phrases for the same. */
  readonly others: readonly string[];
}

/** The words of a text, those of a known phrase together. */
function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const length =
      [LONGEST_PHRASE, 2, 1].find(
        (count) =>
          at + count <= words.length &&
          (count === 1 ||
            phrases.has(
              words
                .slice(at, at + count)
                .map(stemmed)
                .join(' '),
            )),
      ) ?? 1;
    const own = words.slice(at, at + length);
    terms.push({
      words: own,
      others: phrases.get(own.join(' ')) ?? phrases.get(own.map(stemmed).join(' ')) ?? [],
    });
    at += length;
  }
  return terms;
}

const stemmed = (word: string): string =>
  word.endsWith('ies') ? `${stemOf(word)}y` : stemOf(word);

/** None when nothing but signs was typed. */
export function searchQuery(
  text: string,
  beginnings: Beginnings = 'none',
): SearchQuery | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const terms = termsOf(words);
  // Without weights where any will do: the index does not know them, so that every row that it finds would be looked at.
  const whole = (word: string, weight: '' | ':A' = ''): string =>
    `(${formsOf(word)
      .map((form) => form + weight)
      .join(' | ')})`;
  const each = (weight: '' | 'A' = ''): string[] =>
    terms.flatMap(({ words: own, others }, place) => {
      const typed = own.map((word, index) => {
        const isLast = place === terms.length - 1 && index === own.length - 1;
        const begins = beginnings === 'all' || (beginnings === 'last' && isLast);
        return begins && mayGoOn(word, isLast)
          ? `${stemOf(word)}:*${weight}`
          : whole(word, weight && `:${weight}`);
      });
      return others.length === 0 ? typed : withOthers(typed, others, weight && `:${weight}`);
    });
  const withOthers = (
    typed: readonly string[],
    others: readonly string[],
    weight: '' | ':A' = '',
  ): string =>
    `(${[typed, ...others.map((phrase) => phrase.split(' ').map((word) => whole(word, weight)))].map((phrase) => `(${phrase.join(' & ')})`).join(' | ')})`;
  return {
    words: each().join(' & '),
    wordsOfName: each('A').join(' & '),
    isName: terms
      .map(({ words: own, others }) =>
        withOthers(
          own.map((word) => whole(word, ':A')),
          others,
          ':A',
        ),
      )
      .join(' & '),
    any: each().join(' | '),
    typed: text.trim().toLowerCase(),
    figures: /\d/.test(text) ? ` ${figuresOf(text)} ` : '',
  };
}
