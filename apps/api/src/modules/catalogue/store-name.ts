import { sql, type SQL } from 'drizzle-orm';
import { likePattern } from '../../db/like';
import { storesTable } from '../../db/schema';
import { plainText } from './search-text';

/** One condition for each word of a text: the store's name has it, accents and case aside. `ola` finds `Ọlá Energy`. */
export const inStoreName = (text: string): SQL[] =>
  plainText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => sql`search_text(${storesTable.storeName}) like ${likePattern(word)}`);
