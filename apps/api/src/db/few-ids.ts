/** Up to this many matches, a search lists the ids. With more, a scan of the latest rows finds enough. */
const FEW = 2_000;

/** A query of ids, possibly with repeated ones. */
interface IdQuery {
  limit(rows: number): PromiseLike<readonly { readonly id: string }[]>;
}

/**
 * The ids that a query finds, undefined when there are many. Looking a rare text up in each of its
 * indexes avoids a scan of all rows; a common text is found in the first rows of a scan.
 */
export async function fewIds(query: IdQuery): Promise<string[] | undefined> {
  const rows = await query.limit(FEW + 1);
  return rows.length > FEW ? undefined : [...new Set(rows.map(({ id }) => id))];
}
