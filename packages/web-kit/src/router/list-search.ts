import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Reads a list's state from the URL's parameters; a bad value counts as none. A zod schema, or a plain function. */
export interface ListSearchSchema<Search> {
  parse(params: Record<string, string>): Search;
}

export const parseListSearch = <Search>(
  schema: ListSearchSchema<Search>,
  params: URLSearchParams,
): Search => schema.parse(Object.fromEntries(params));

/** The URL counts pages from 1, the wire counts rows. */
export const pageWindow = ({
  page,
  size,
}: {
  page: number;
  size: number;
}): { limit: number; offset: number } => ({ limit: size, offset: (page - 1) * size });

/** What changes, or how it follows from what is there: a press that adds to earlier ones is a function. */
export type SearchPatch<Search> = Partial<Search> | ((current: Search) => Partial<Search>);

/**
 * A list's state lives in the URL as flat parameters. `set` merges, keeps parameters that it does not know, and goes
 * back to the first page whenever anything but the page changes. Typing replaces, clicks push.
 */
export function useListSearch<Search extends { page: number; size: number }>(
  schema: ListSearchSchema<Search>,
): readonly [Search, (patch: SearchPatch<Search>, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  // The router takes its time to draw: a box is ticked at once, and of two quick presses the second builds on the first.
  const onTheWay = useRef<URLSearchParams[]>([]);
  const [asked, setAsked] = useState<URLSearchParams>();
  useEffect(() => {
    const drawn = onTheWay.current.findIndex((each) => each.toString() === params.toString());
    onTheWay.current = drawn === -1 ? [] : onTheWay.current.slice(drawn + 1);
    if (onTheWay.current.length === 0) setAsked(undefined);
  }, [params]);
  const search = useMemo(() => parseListSearch(schema, asked ?? params), [schema, asked, params]);
  const set = useCallback(
    (patch: SearchPatch<Search>, options: { replace?: boolean } = {}) => {
      const current = onTheWay.current.at(-1) ?? params;
      const next = mergeSearch(
        current,
        typeof patch === 'function' ? patch(parseListSearch(schema, current)) : patch,
      );
      onTheWay.current.push(next);
      setAsked(next);
      setParams(next, { replace: options.replace ?? false, preventScrollReset: true });
    },
    [schema, params, setParams],
  );
  return [search, set];
}

export function mergeSearch(current: URLSearchParams, patch: object): URLSearchParams {
  const next = new URLSearchParams(current);
  if (!('page' in patch)) next.delete('page');
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined || value === null || value === '' || (key === 'page' && value === 1))
      next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}
