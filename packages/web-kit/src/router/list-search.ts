import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { mergeSearch } from './merge-search';

/** Parses a list's state from URL parameters and ignores invalid values. A zod schema, or any object with `parse`. */
export interface ListSearchSchema<Search> {
  parse(params: Record<string, string>): Search;
}

export const parseListSearch = <Search>(
  schema: ListSearchSchema<Search>,
  params: URLSearchParams,
): Search => schema.parse(Object.fromEntries(params));

/** The API's `limit` and `offset` of a page; pages count from 1. */
export const pageWindow = ({
  page,
  size,
}: {
  page: number;
  size: number;
}): { limit: number; offset: number } => ({ limit: size, offset: (page - 1) * size });

/** The changed parameters, or a function of the current ones. */
export type SearchPatch<Search> = Partial<Search> | ((current: Search) => Partial<Search>);

/**
 * A list's state in the URL as flat parameters. `set` merges its patch, keeps unknown parameters, and resets the page unless
 * the patch sets it.
 */
export function useListSearch<Search extends { page: number; size: number }>(
  schema: ListSearchSchema<Search>,
): readonly [Search, (patch: SearchPatch<Search>, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const isNavigating = useNavigation().state !== 'idle';
  // The router renders later: controls show the requested state at once, and a second change builds on the first.
  const pendingParams = useRef<URLSearchParams[]>([]);
  const [requested, setRequested] = useState<URLSearchParams>();
  useEffect(() => {
    const rendered = pendingParams.current.findIndex(
      (each) => each.toString() === params.toString(),
    );
    pendingParams.current = rendered === -1 ? [] : pendingParams.current.slice(rendered + 1);
    if (pendingParams.current.length === 0) setRequested(undefined);
  }, [params]);
  // A navigation that another one interrupts never renders its parameters.
  const [wasNavigating, setWasNavigating] = useState(isNavigating);
  if (wasNavigating !== isNavigating) {
    setWasNavigating(isNavigating);
    if (!isNavigating) setRequested(undefined);
  }
  useEffect(() => {
    if (!isNavigating) pendingParams.current = [];
  }, [isNavigating]);
  const search = useMemo(
    () => parseListSearch(schema, requested ?? params),
    [schema, requested, params],
  );
  const set = useCallback(
    (patch: SearchPatch<Search>, options: { replace?: boolean } = {}) => {
      const current = pendingParams.current.at(-1) ?? params;
      const next = mergeSearch(
        current,
        typeof patch === 'function' ? patch(parseListSearch(schema, current)) : patch,
      );
      pendingParams.current.push(next);
      setRequested(next);
      setParams(next, { replace: options.replace ?? false, preventScrollReset: true });
    },
    [schema, params, setParams],
  );
  return [search, set];
}
