import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { stemOf } from './search-text';

const ALIKE = 24;

interface TypedWord {
  readonly word: string;
  /** Some word of the catalogue begins like this. A word with digits counts as known: a size is not misspelt. */
  readonly isKnown: boolean;
  /** Known words that share the most groups of letters with it, most alike first. */
  readonly alike: readonly string[];
}

/** What the catalogue knows of these words, in one statement. */
export function lookUpWords(db: Db, words: readonly string[]): Promise<TypedWord[]> {
  const given = JSON.stringify(words.map((word) => ({ word, stem: stemOf(word) })));
  return db
    .select({
      word: sql<string>`given.word`,
      isKnown: sql<boolean>`given.word ~ '[0-9]' or exists (select 1 from search_words w where w.word ~>=~ given.stem and w.word ~<~ (given.stem || '~'))`,
      alike: sql<
        string[]
      >`array (select w.word from search_words w order by w.word <-> given.word limit ${ALIKE})`,
    })
    .from(sql`jsonb_to_recordset(${given}::jsonb) as given(word text, stem text)`);
}
