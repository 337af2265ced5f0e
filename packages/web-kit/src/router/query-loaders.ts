import type { QueryClient, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Queries } from '@market/api-client/queries';
import { isServerFailure } from '../query/query-client';
import { servicesContext } from '../services';

type DetailQuery<Fetched, Detail> = (
  api: Queries,
  id: string,
) => ReturnType<typeof queryOptions<Fetched, Error, Detail>>;

interface DetailOptions<Detail> {
  /** The name of the id in the route's pattern. Default: `id`. */
  param?: string;
  /** The page's title, if the route has none. */
  title?: (detail: Detail) => string;
}

/**
 * The data of a query or, when the server fails, the data of an earlier visit, which the page shows
 * with its age.
 */
async function queryOrStale<Fetched, Data>(
  queryClient: QueryClient,
  options: ReturnType<typeof queryOptions<Fetched, Error, Data>>,
): Promise<Data> {
  try {
    return await queryClient.query(options);
  } catch (error) {
    const hasData = queryClient.getQueryData(options.queryKey) !== undefined;
    if (!hasData || !isServerFailure(error)) throw error;
    return queryClient.query({ ...options, staleTime: 'static' });
  }
}

/**
 * The loader for one record by the id in the URL, for a route's `lazy`. It waits for the record, so
 * that the page always has it.
 */
export const detailLoader =
  <Fetched, Detail>(
    loadQuery: () => Promise<DetailQuery<Fetched, Detail>>,
    { param = 'id', title }: DetailOptions<NoInfer<Detail>> = {},
  ) =>
  async () => {
    const query = await loadQuery();
    return async ({ context, params }: LoaderFunctionArgs) => {
      const { api, queryClient } = context.get(servicesContext);
      const detail = await queryOrStale(queryClient, query(api, params[param] ?? ''));
      return title ? { title: title(detail) } : null;
    };
  };

/**
 * The loader for a form that creates a record. It waits for the record to copy (`?from=<id>`).
 */
export const copyLoader =
  <Fetched, Detail>(loadQuery: () => Promise<DetailQuery<Fetched, Detail>>) =>
  async () => {
    const query = await loadQuery();
    return async ({ context, request }: LoaderFunctionArgs) => {
      const { api, queryClient } = context.get(servicesContext);
      const from = new URL(request.url).searchParams.get('from');
      if (from) await queryClient.query(query(api, from));
      return null;
    };
  };

type PageQueries<Fetched extends readonly unknown[]> = {
  [Index in keyof Fetched]: (api: Queries) => ReturnType<typeof queryOptions<Fetched[Index]>>;
};

/** A loader for a route’s `lazy` that waits for all the data of the page. */
export const queriesLoader =
  <Fetched extends readonly unknown[]>(
    loadQueries: () => Promise<readonly [...PageQueries<Fetched>]>,
  ) =>
  async () => {
    const queries = await loadQueries();
    return async ({ context }: LoaderFunctionArgs) => {
      const { api, queryClient } = context.get(servicesContext);
      await Promise.all(queries.map((query) => queryOrStale(queryClient, query(api))));
      return null;
    };
  };
