import type { Db } from '../../db/db';
import { invalid } from '../../platform/errors';
import type { CategoryRow } from './categories.repository';
import { lockCategories, listMergeTargets } from './category-changes.repository';

export interface CategoryChoice {
  readonly categoryId: string;
  readonly subCategoryId?: string | undefined;
  readonly childCategoryId?: string | undefined;
}

/**
 * Checks the levels of a choice, and keeps its categories from being merged until the transaction
 * ends. Returns the choice with merged categories replaced by their targets. Throws 422 on the
 * level that does not exist or does not belong to its parent.
 */
export async function resolveMergedCategories(
  db: Db,
  { categoryId, subCategoryId, childCategoryId }: CategoryChoice,
): Promise<CategoryChoice> {
  if (childCategoryId !== undefined && subCategoryId === undefined)
    throw invalid('childCategoryId', 'Choose a child category of this sub-category');
  const chosen = [categoryId, subCategoryId, childCategoryId].flatMap((id) => id ?? []);
  const { path, byId } = await replaceMerged(db, chosen, await lockById(db, chosen));
  const [top, sub, child] = path;
  if (top === undefined || byId.get(top)?.parentId !== null)
    throw invalid('categoryId', 'Choose a category from the list');
  if (sub !== undefined && byId.get(sub)?.parentId !== top)
    throw invalid('subCategoryId', 'Choose a sub-category of this category');
  if (child !== undefined && byId.get(child)?.parentId !== sub)
    throw invalid('childCategoryId', 'Choose a child category of this sub-category');
  return { categoryId: top, subCategoryId: sub, childCategoryId: child };
}

type ById = ReadonlyMap<string, CategoryRow>;

const lockById = async (db: Db, ids: readonly string[]): Promise<ById> =>
  new Map((await lockCategories(db, ids)).map((row) => [row.id, row]));

interface Path {
  /** Ids from the first level down. */
  readonly path: readonly string[];
  readonly byId: ById;
}

/**
 * Replaces merged categories until none is left: a target may be merged while this waits for its
 * lock.
 */
async function replaceMerged(db: Db, path: readonly string[], byId: ById): Promise<Path> {
  const missing = path.filter((id) => !byId.has(id));
  if (missing.length === 0) return { path, byId };
  const targets = await listMergeTargets(db, missing);
  if (targets.size === 0) return { path, byId };
  const next = path.map((id) => targets.get(id) ?? id);
  const found = await lockById(db, next);
  // A target has its own parents, which replace the ids above it.
  const level = path.findLastIndex((id) => targets.has(id));
  const above: string[] = [];
  let parent = found.get(next[level] ?? '')?.parentId;
  while (parent) {
    above.unshift(parent);
    const rows = await lockById(db, [parent]);
    parent = rows.get(parent)?.parentId;
  }
  const whole = above.length === level ? [...above, ...next.slice(level)] : next;
  return replaceMerged(db, whole, await lockById(db, whole));
}
