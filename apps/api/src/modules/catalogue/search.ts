import type { Db } from '../../db/db';
import { parseSearch, splitWords, type ParsedSearch } from './search-text';
import { lookUpWords } from './search-words.repository';
import { findNearestWord } from './spelling';

const wordPattern = /[a-z]{3}/;

/** What to search for when the text as typed finds nothing. */
interface CorrectedSearch {
  readonly query: ParsedSearch;
  /** The corrected text. Undefined when every word is known, or only numbers are left. */
  readonly didYouMean: string | undefined;
}

/**
 * Corrects misspelt words and leaves out unknown ones; `orAny` allows products with only some of
 * the words. Returns undefined when the text has no words. One statement.
 */
export async function correctSearch(
  db: Db,
  text: string,
  { orAny }: { orAny: boolean },
): Promise<CorrectedSearch | undefined> {
  const typed = parseSearch(text, 'all');
  if (!typed) return undefined;
  const lookedUp = await lookUpWords(db, splitWords(text));
  const corrected = lookedUp
    .flatMap(({ word, isKnown, similar }) =>
      isKnown ? word : (findNearestWord(word, similar) ?? []),
    )
    .join(' ');
  const query = parseSearch(corrected, 'all') ?? typed;
  return {
    query: { ...query, asTyped: typed.words, ...(!orAny && { any: query.words }) },
    didYouMean:
      lookedUp.some(({ isKnown }) => !isKnown) && wordPattern.test(corrected)
        ? corrected
        : undefined,
  };
}
