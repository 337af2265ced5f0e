import { productSorts } from '@market/domain/catalogue/sorts';
import { listValues, oneOf, type SearchParams } from '@market/web-kit/router/search-values';

/** Full rows of two, three and five. */
const PAGE_SIZE = 30;

/** The URL parameters of a store's products. */
export const storeSearch = {
  parse: (params: SearchParams) => ({
    ...listValues(params, PAGE_SIZE),
    sort: oneOf(params['sort'], productSorts),
  }),
};
export type StoreSearch = ReturnType<typeof storeSearch.parse>;
