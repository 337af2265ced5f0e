import { useEffect } from 'react';
import { useDocumentNotes } from '../document-notes';

interface List {
  data: { count: number } | undefined;
  /** The rows are those of another search. */
  isPlaceholderData: boolean;
}

/** A page past the end, of an old link or because rows are gone, leads to the last one; Back does not lead to it again. Says whether it is on its way there. */
export function useLastPage(
  { data, isPlaceholderData }: List,
  { page, size }: { page: number; size: number },
  setSearch: (patch: { page: number }, options: { replace: boolean }) => void,
): boolean {
  const last =
    data === undefined || isPlaceholderData ? page : Math.max(1, Math.ceil(data.count / size));
  const isPast = page > last;
  const notes = useDocumentNotes();
  if (isPast) notes?.notFound();
  useEffect(() => {
    if (page > last) setSearch({ page: last }, { replace: true });
  }, [page, last, setSearch]);
  return isPast;
}
