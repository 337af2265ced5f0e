import { sql, type SQL } from 'drizzle-orm';
import { likePattern } from '../../db/like';
import { storesTable } from '../stores/stores.reads';
import { plainText } from './search-text';

/**
 * One condition per word: the store's name contains it, ignoring accents and case. `ola` finds `Ọlá
 * Energy`.
 */
export const inStoreName = (text: string): SQL[] =>
  plainText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => sql`search_text(${storesTable.storeName}) like ${likePattern(word)}`);
