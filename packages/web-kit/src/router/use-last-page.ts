import { useEffect } from 'react';
import { useRenderReport } from '../render-report';

interface List {
  data: { count: number } | undefined;
  /** Whether the rows belong to the previous search. */
  isPlaceholderData: boolean;
}

/**
 * Replaces a page past the end of the list with the last page. Returns whether the page is past the
 * end.
 */
export function useLastPage(
  { data, isPlaceholderData }: List,
  { page, size }: { page: number; size: number },
  setSearch: (patch: { page: number }, options: { replace: boolean }) => void,
): boolean {
  const last =
    data === undefined || isPlaceholderData ? page : Math.max(1, Math.ceil(data.count / size));
  const isPast = page > last;
  const notes = useRenderReport();
  if (isPast) notes?.notFound();
  useEffect(() => {
    if (page > last) setSearch({ page: last }, { replace: true });
  }, [page, last, setSearch]);
  return isPast;
}
