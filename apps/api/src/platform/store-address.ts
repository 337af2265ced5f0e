import type { StoreStatus } from '@market/domain/stores/store-status';

/** `Volta & Sons Energy` to `volta-sons-energy`; `store` for a name without Latin letters. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'store';

/** Whether a store's URL names it by id, as older links do, instead of by slug. */
export const isStoreId = (slugOrId: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(slugOrId);

/** Pages of the shop below `/stores`. */
const reservedSlugs = ['following'];

/** Whether `/stores/<slug>` would be another page instead of the store's. */
export const isReservedSlug = (slug: string): boolean =>
  reservedSlugs.includes(slug) || isStoreId(slug);

/** Whether shoppers can open the page of a store with this status. */
export const isOpen = (status: StoreStatus): boolean => status === 'live' || status === 'paused';

/** The URL of a store's page in the shop. */
export const toStoreUrl = ({ slug }: { readonly slug: string }, shopOrigin: string): string =>
  `${shopOrigin}/stores/${slug}`;
