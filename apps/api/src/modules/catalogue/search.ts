import type { Db } from '../../db/db';
import { searchQuery, wordsOf, type SearchQuery } from './search-text';
import { lookUpWords } from './search-words.repository';
import { nearestWord } from './spelling';

const isWord = /[a-z]{3}/;

/** What to look for when a text as it was typed finds nothing. */
interface SecondTry {
  readonly query: SearchQuery;
  /** The text put right; none when every word is known, or when nothing but a figure is left of it. */
  readonly didYouMean: string | undefined;
}

/**
 * Puts misspelt words right and leaves out what is like no word; `orAny` says whether products with only some of the words
 * will do. None when the text has no words. One statement.
 */
export async function secondTry(
  db: Db,
  text: string,
  { orAny }: { orAny: boolean },
): Promise<SecondTry | undefined> {
  const typed = searchQuery(text, 'all');
  if (!typed) return undefined;
  const looked = await lookUpWords(db, wordsOf(text));
  const meant = looked
    .flatMap(({ word, isKnown, alike }) => (isKnown ? word : (nearestWord(word, alike) ?? [])))
    .join(' ');
  const query = searchQuery(meant, 'all') ?? typed;
  return {
    query: { ...query, asTyped: typed.words, ...(!orAny && { any: query.words }) },
    didYouMean: looked.some(({ isKnown }) => !isKnown) && isWord.test(meant) ? meant : undefined,
  };
}
