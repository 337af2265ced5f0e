import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import type { TreeNode } from '@market/ui/tree';

/**
 * Turns the flat list into a tree. With search text, keeps only matching categories and their
 * ancestors.
 */
export function buildTree(
  rows: readonly CategoryNode[],
  text = '',
  parentId: string | undefined = undefined,
): TreeNode[] {
  const searchText = text.trim().toLowerCase();
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({ id: row.id, label: row.name, children: buildTree(rows, text, row.id) }))
    .filter(
      ({ label, children }) => children.length > 0 || label.toLowerCase().includes(searchText),
    );
}

/**
 * The categories from the first level down to the one with this id. Empty when the id is unknown.
 */
export function findPath(rows: readonly CategoryNode[], id: string | undefined): CategoryNode[] {
  const row = rows.find((each) => each.id === id);
  return row ? [...findPath(rows, row.parentId), row] : [];
}

export const formatPath = (rows: readonly CategoryNode[], id: string): string =>
  findPath(rows, id)
    .map(({ name }) => name)
    .join(' > ');

export interface SiblingPosition {
  /** Counts from 0. */
  readonly index: number;
  readonly count: number;
}

export function findPosition(rows: readonly CategoryNode[], { id, parentId }: CategoryNode) {
  const siblings = rows.filter((row) => row.parentId === parentId);
  return { index: siblings.findIndex((row) => row.id === id), count: siblings.length };
}
