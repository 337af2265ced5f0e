import { synonyms, kindsByGeneralPhrase } from './search-synonyms';

/** Only this many words of a text are used. */
const MAX_WORDS = 8;

const plainLetters: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** Normalises `Adéyẹmí’s 7.5 mm²` to `adeyemi s 7p5 mm2`, like `search_text` in the database. */
export const plainText = (text: string): string =>
  text
    .replace(/([0-9])\.([0-9])/g, '$1p$2')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Normalises `Inverter 7.5 kVA` to `inverter 7p5kva`, like `keyFigures` in listing.repository.ts.
 */
const plainFigures = (text: string): string =>
  plainText(text.replace(/\./g, 'p')).replace(/(\d) (?=[a-z])/g, '$1');

/** The words with a number in a text: `7p5kva` and `48v` of `7.5 kVA, 48 V inverter`. */
export const listFigures = (text: string): string[] =>
  plainFigures(text)
    .split(' ')
    .filter((word) => /\d/.test(word));

/** Joins a number and its unit into one word, so that 5 kVA does not match 7.5 kVA. */
const joinUnits = (plain: string): string =>
  plain.replace(
    /\b(\d+(?:p\d+)?) (kva|va|kwp|kwh|kw|wh|wp|w|kv|v|mah|ah|a|hp|btu|kg|g|ml|l|litres?|mm2|mm|cm|km|m|hz|bar|psi)\b/g,
    '$1$2',
  );

export const splitWords = (text: string): string[] =>
  [...new Set(joinUnits(plainText(text)).split(' '))]
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/**
 * The prefix that matches both singular and plural: `batteries` to `batter`, `panels` to `panel`.
 */
export function toStem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return word.slice(0, -3);
  if (word.length > 4 && /(ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A word with its singular and plural. Sizes and single letters stay as they are. */
const listForms = (word: string): string[] =>
  word.length < 3 || /\d/.test(word)
    ? [word]
    : [...new Set([word, toStem(word), word.endsWith('ies') ? `${toStem(word)}y` : `${word}s`])];

/** A search text as PostgreSQL `tsquery` expressions; words contain only letters and digits. */
export interface ParsedSearch {
  /** Matches all words. */
  readonly words: string;
  /** Matches all words in name, rating and SKU only. */
  readonly wordsOfName: string;
  /** Matches all words, each as a whole word of name, rating or SKU. */
  readonly isName: string;
  /** Matches any of the words. */
  readonly any: string;
  /** The text itself, to match a name exactly. */
  readonly typed: string;
  /**
   * The text padded with spaces, each number joined with its unit, to match ratings exactly; empty
   * without a number.
   */
  readonly figures: string;
  /** For corrected searches: all words as typed, each as a prefix. */
  readonly asTyped?: string;
}

/**
 * Which words may match as a prefix; others match whole, in singular or plural. Prefix matches are
 * slower.
 */
type PrefixWords = 'none' | 'last' | 'all';

/** Numbers and single letters never match as a prefix: too many words start with them. */
const canBePrefix = (word: string, isLast: boolean): boolean =>
  isLast ? word.length > 1 : word.length > 2 && !/^\d+$/.test(word);

const phrases: ReadonlyMap<string, readonly string[]> = new Map([
  ...synonyms.flatMap((group) =>
    group.map((phrase): [string, readonly string[]] => [
      phrase,
      group.filter((other) => other !== phrase),
    ]),
  ),
  ...Object.entries(kindsByGeneralPhrase),
]);
const LONGEST_PHRASE = 3;

interface Term {
  readonly words: readonly string[];
  readonly alternatives: readonly string[];
}

/** Keeps the words of a known phrase together. */
function toTerms(words: readonly string[]): Term[] {
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
                .map(toSearchedStem)
                .join(' '),
            )),
      ) ?? 1;
    const termWords = words.slice(at, at + length);
    terms.push({
      words: termWords,
      alternatives:
        phrases.get(termWords.join(' ')) ??
        phrases.get(termWords.map(toSearchedStem).join(' ')) ??
        [],
    });
    at += length;
  }
  return terms;
}

const toSearchedStem = (word: string): string =>
  word.endsWith('ies') ? `${toStem(word)}y` : toStem(word);

export function parseSearch(
  text: string,
  beginnings: PrefixWords = 'none',
): ParsedSearch | undefined {
  const words = splitWords(text);
  if (words.length === 0) return undefined;
  const terms = toTerms(words);
  // No weight where all weights match: the index does not store weights, so PostgreSQL would have
  // to check every matching row.
  const toWholeWordTerm = (word: string, weight: '' | ':A' = ''): string =>
    `(${listForms(word)
      .map((form) => form + weight)
      .join(' | ')})`;
  const each = (weight: '' | 'A' = ''): string[] =>
    terms.flatMap(({ words: termWords, alternatives }, place) => {
      const typed = termWords.map((word, index) => {
        const isLast = place === terms.length - 1 && index === termWords.length - 1;
        const begins = beginnings === 'all' || (beginnings === 'last' && isLast);
        return begins && canBePrefix(word, isLast)
          ? `${toStem(word)}:*${weight}`
          : toWholeWordTerm(word, weight && `:${weight}`);
      });
      return alternatives.length === 0
        ? typed
        : withOthers(typed, alternatives, weight && `:${weight}`);
    });
  const withOthers = (
    typed: readonly string[],
    alternatives: readonly string[],
    weight: '' | ':A' = '',
  ): string =>
    `(${[typed, ...alternatives.map((phrase) => phrase.split(' ').map((word) => toWholeWordTerm(word, weight)))].map((phrase) => `(${phrase.join(' & ')})`).join(' | ')})`;
  return {
    words: each().join(' & '),
    wordsOfName: each('A').join(' & '),
    isName: terms
      .map(({ words: termWords, alternatives }) =>
        withOthers(
          termWords.map((word) => toWholeWordTerm(word, ':A')),
          alternatives,
          ':A',
        ),
      )
      .join(' & '),
    any: each().join(' | '),
    typed: text.trim().toLowerCase(),
    figures: /\d/.test(text) ? ` ${plainFigures(text)} ` : '',
  };
}
