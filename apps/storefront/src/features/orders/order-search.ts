import { DEFAULT_PAGE_SIZE } from '@market/domain/list-limits';
import { orderStatusCodes } from '@market/domain/orders/order-lifecycle';
import { listValues, oneOf, type SearchParams } from '@market/web-kit/router/search-values';

/** The URL parameters of the order list. */
export const orderSearch = {
  parse: (params: SearchParams) => ({
    ...listValues(params, DEFAULT_PAGE_SIZE),
    status: oneOf(params['status'], orderStatusCodes),
  }),
};
export type OrderSearch = ReturnType<typeof orderSearch.parse>;
