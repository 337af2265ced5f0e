import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { toStem } from './search-text';

const MAX_SIMILAR = 24;

interface TypedWord {
  readonly word: string;
  /** Whether a word in the catalogue starts with this one. Words with digits count as known. */
  readonly isKnown: boolean;
  /** Known words that share the most trigrams with this one, most similar first. */
  readonly similar: readonly string[];
}

export function lookUpWords(db: Db, words: readonly string[]): Promise<TypedWord[]> {
  const given = JSON.stringify(words.map((word) => ({ word, stem: toStem(word) })));
  return db
    .select({
      word: sql<string>`given.word`,
      isKnown: sql<boolean>`given.word ~ '[0-9]' or exists (select 1 from search_words w where w.word ~>=~ given.stem and w.word ~<~ (given.stem || '~'))`,
      similar: sql<
        string[]
      >`array (select w.word from search_words w order by w.word <-> given.word limit ${MAX_SIMILAR})`,
    })
    .from(sql`jsonb_to_recordset(${given}::jsonb) as given(word text, stem text)`);
}
