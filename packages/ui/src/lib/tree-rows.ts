export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly children: readonly TreeNode[];
}

/** A row that is shown, because its ancestors are open. */
export interface TreeRow {
  readonly node: TreeNode;
  readonly level: number;
  /** The position among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** Undefined for a node without children. */
  readonly isOpen: boolean | undefined;
  readonly parentId: string | undefined;
}

export const visibleRows = (
  nodes: readonly TreeNode[],
  isOpen: (id: string) => boolean,
  level = 1,
  parentId?: string,
): TreeRow[] =>
  nodes.flatMap((node, index) => {
    const open = node.children.length > 0 ? isOpen(node.id) : undefined;
    const row = {
      node,
      level,
      position: index + 1,
      siblings: nodes.length,
      isOpen: open,
      parentId,
    };
    return [row, ...(open ? visibleRows(node.children, isOpen, level + 1, node.id) : [])];
  });

/** The ids of the nodes above this node, from the top. */
export function findAncestors(nodes: readonly TreeNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = findAncestors(node.children, id);
    if (below.length > 0 || node.children.some((child) => child.id === id))
      return [node.id, ...below];
  }
  return [];
}

/** The row that a key moves to; undefined when the key does not move. */
export function findKeyTarget(
  rows: readonly TreeRow[],
  index: number,
  key: string,
): string | undefined {
  const row = rows[index];
  const below = rows[index + 1];
  switch (key) {
    case 'ArrowDown':
      return below?.node.id;
    case 'ArrowUp':
      return rows[index - 1]?.node.id;
    case 'Home':
      return rows[0]?.node.id;
    case 'End':
      return rows.at(-1)?.node.id;
    case 'ArrowRight':
      return row?.isOpen ? below?.node.id : undefined;
    case 'ArrowLeft':
      return row?.isOpen ? undefined : row?.parentId;
    default:
      return undefined;
  }
}
