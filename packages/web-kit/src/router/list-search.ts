import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mergeSearch } from './merge-search';

/**
 * Parses a list's state from URL parameters and ignores invalid values. A zod schema, or any object
 * with `parse`.
 */
export interface ListSearchSchema<Search> {
  parse(params: Record<string, string>): Search;
}

export const parseListSearch = <Search>(
  schema: ListSearchSchema<Search>,
  params: URLSearchParams,
): Search => schema.parse(Object.fromEntries(params));

/** The API's `limit` and `offset` for a page; pages count from 1. */
export const pageWindow = ({ page, size }: Paged): { limit: number; offset: number } => ({
  limit: size,
  offset: (page - 1) * size,
});

/** The changed parameters, or a function of the current ones. */
export type SearchPatch<Search> =
  Partial<Search> | Partial<Paged> | ((current: Search) => Partial<Search>);

interface Paged {
  page: number;
  size: number;
}

/**
 * A list's state in the URL as flat parameters. `set` merges its patch, keeps unknown parameters,
 * and resets the page unless the patch sets it.
 */
export function useListSearch<Search extends Paged>(
  schema: ListSearchSchema<Search>,
): readonly [Search, (patch: SearchPatch<Search>, options?: { replace?: boolean }) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // The router renders later: controls show the requested state at once, and a second change builds
  // on the first.
  const [requested, setRequested] = useState<URLSearchParams>();
  const latest = useRef<URLSearchParams>(undefined);
  useLayoutEffect(() => {
    if (requested === undefined) latest.current = undefined;
  }, [requested]);
  const search = useMemo(
    () => parseListSearch(schema, requested ?? params),
    [schema, requested, params],
  );
  const set = useCallback(
    (patch: SearchPatch<Search>, options: { replace?: boolean } = {}) => {
      const current = latest.current ?? params;
      const next = mergeSearch(
        current,
        typeof patch === 'function' ? patch(parseListSearch(schema, current)) : patch,
      );
      latest.current = next;
      setRequested(next);
      const navigation = navigate(
        { search: next.toString() },
        { replace: options.replace ?? false, preventScrollReset: true },
      );
      // A transition, like the router's own update, so that both are rendered together.
      void Promise.resolve(navigation).then(() =>
        startTransition(() => setRequested((shown) => (shown === next ? undefined : shown))),
      );
    },
    [schema, params, navigate],
  );
  return [search, set];
}
