import { useEffect, type RefObject } from 'react';

/** Marks the row whose record is open in a drawer. */
export function useOpenRow(table: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    table.current?.querySelectorAll('tbody > tr').forEach(markIfOpen);
  });
}

/**
 * A row is open while its link leads to the current page or to a page above it. Where the query
 * names the record (`/audit?entry=…`), the parameters must match too.
 */
function markIfOpen(row: Element): void {
  const link = row.querySelector('a');
  const current = new URLSearchParams(location.search);
  row.toggleAttribute(
    'data-open',
    link !== null &&
      `${location.pathname}/`.startsWith(`${link.pathname}/`) &&
      [...new URLSearchParams(link.search)].every(([key, value]) => current.get(key) === value),
  );
}
