import { keepPreviousData, noop, type queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Endpoint } from '@market/api-client/endpoint';
import type { Queries } from '@market/api-client/queries';
import type { Page, searchQuerySchema } from '@market/domain/paging';
import { servicesContext } from '../services';
import { pageWindow, parseListSearch, type ListSearchSchema } from './list-search';
import { listSearchSchema, type ListSearch } from './list-search-fields';

/** A list whose state is in the URL: how the state is parsed, and what is requested for it. */
export interface UrlList<List extends Page<unknown>, Search> {
  schema: ListSearchSchema<Search>;
  query: (api: Queries, search: Search) => ReturnType<typeof queryOptions<List>>;
}

/** A list in the URL. The rows stay visible until those of the next page or search are loaded. */
export const urlList = <List extends Page<unknown>, Search>(
  schema: ListSearchSchema<Search>,
  query: UrlList<List, Search>['query'],
): UrlList<List, Search> => ({
  schema,
  query: (api, search) => ({ ...query(api, search), placeholderData: keepPreviousData }),
});

/**
 * Starts the request for the list in the URL and does not wait for it, because the page shows a
 * skeleton.
 */
export const listLoader =
  <List extends Page<unknown>, Search>({ schema, query }: UrlList<List, Search>) =>
  ({ context, request }: LoaderFunctionArgs): null => {
    const { api, queryClient } = context.get(servicesContext);
    const search = parseListSearch(schema, new URL(request.url).searchParams);
    void queryClient.query(query(api, search)).catch(noop);
    return null;
  };

/** An endpoint that takes a page, an optional search, and no required filter. */
export interface PlainListEndpoint<Row> extends Endpoint {
  readonly query: z.core.$ZodType<object, z.input<typeof searchQuerySchema>>;
  readonly data: z.core.$ZodType<Page<Row>>;
}

/** The list for an endpoint without filters. */
export const plainList = <Row>(endpoint: PlainListEndpoint<Row>): UrlList<Page<Row>, ListSearch> =>
  urlList(listSearchSchema, (api, { page, size, search }) =>
    api.query(endpoint, { query: { ...pageWindow({ page, size }), search } }),
  );
