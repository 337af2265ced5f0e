import { eq, type SQL } from 'drizzle-orm';
import type { StoreStatus } from '@market/domain/stores/store';
import { storesTable } from './schema';

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Selects the store of a public address: by its slug, or by its id as in older links. */
export const storeAt = (slugOrId: string): SQL =>
  eq(isId(slugOrId) ? storesTable.id : storesTable.slug, slugOrId);

/** Pages of the shop below `/stores`. */
const reserved = ['following'];

/** Whether `/stores/<slug>` would lead to something other than the store. */
export const isReservedSlug = (slug: string): boolean => reserved.includes(slug) || isId(slug);

/** Whether shoppers can open the page of a store with this status. */
export const isOpen = (status: StoreStatus): boolean => status === 'live' || status === 'paused';

/** Where shoppers find a store. */
export const storeUrlOf = ({ slug }: { readonly slug: string }, shopOrigin: string): string =>
  `${shopOrigin}/stores/${slug}`;
