/** No match by name. The search may have found the row by another field. */
export const OTHER_MATCH = 3;

/**
 * How well a name matches a search, best first: 0 the whole name, 1 its start, 2 the start of a
 * later word, else `OTHER_MATCH`.
 */
export function matchRank(search: string, name: string): number {
  const wanted = search.trim().toLowerCase();
  const text = name.toLowerCase();
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  return text.includes(` ${wanted}`) ? 2 : OTHER_MATCH;
}

/** Sorts by how well each name matches; equal matches keep their order. */
export const sortByMatch = <Row extends { label: string }>(
  search: string,
  rows: readonly Row[],
): Row[] => rows.toSorted((a, b) => matchRank(search, a.label) - matchRank(search, b.label));
