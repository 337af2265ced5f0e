import { DEFAULT_PAGE_SIZE } from '@market/domain/list-limits';
import { returnStatuses } from '@market/domain/orders/return-status';
import { listValues, oneOf, type SearchParams } from '@market/web-kit/router/search-values';

/** The URL parameters of the list of returns. */
export const returnSearch = {
  parse: (params: SearchParams) => ({
    ...listValues(params, DEFAULT_PAGE_SIZE),
    status: oneOf(params['status'], returnStatuses),
  }),
};
export type ReturnSearch = ReturnType<typeof returnSearch.parse>;
