import { notFound } from '../../platform/errors';
import type { CategoryRow } from '../catalogue';

export interface CategoryPlace {
  readonly category: CategoryRow;
  /** The path from the first level down to the category itself. */
  readonly path: readonly CategoryRow[];
  readonly children: readonly CategoryRow[];
  /** The categories at all levels below. */
  readonly below: readonly CategoryRow[];
}

const listChildren = (rows: readonly CategoryRow[], parent: string | null): CategoryRow[] =>
  rows.filter(({ parentId }) => parentId === parent);

export function findPlace(rows: readonly CategoryRow[], id: string): CategoryPlace {
  const category = rows.find((row) => row.id === id);
  if (!category) throw notFound('This category');
  const parent = rows.find((row) => row.id === category.parentId);
  const children = listChildren(rows, id);
  return {
    category,
    path: [...(parent ? findPlace(rows, parent.id).path : []), category],
    children,
    below: children.flatMap((child) => [child, ...listChildren(rows, child.id)]),
  };
}

/** The category and its siblings, in order. */
export const listSiblings = (
  rows: readonly CategoryRow[],
  { parentId }: Pick<CategoryRow, 'parentId'>,
): CategoryRow[] => listChildren(rows, parentId);

/** Sorts the categories so that each one comes before those below it. */
export const sortByTree = (
  rows: readonly CategoryRow[],
  parentId: string | null = null,
): CategoryRow[] =>
  listChildren(rows, parentId).flatMap((row) => [row, ...sortByTree(rows, row.id)]);

/** A position after the end means the end. */
export const moveToPosition = (ids: readonly string[], id: string, position: number): string[] =>
  ids.filter((other) => other !== id).toSpliced(position, 0, id);
