import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import { useShortcuts } from '@market/console/shortcuts/shortcuts';
import { Kbd } from '@market/ui/kbd';
import { SearchInput } from '@market/ui/search-input';
import { Tree } from '@market/ui/tree';
import { useServices } from '@market/web-kit/services';
import { moveCategory } from '../categories.queries';
import { findPosition, buildTree } from '../model/category-nodes';
import { RenameForm } from './rename-form';

/** Used only in the list of shortcuts: the tree component handles these keys. */
const treeShortcuts = [
  { keys: ['↑'], label: 'Previous category' },
  { keys: ['↓'], label: 'Next category' },
  { keys: ['→'], label: 'Show the categories below' },
  { keys: ['←'], label: 'Hide the categories below' },
  { keys: ['Home'], label: 'First category' },
  { keys: ['End'], label: 'Last category' },
  { keys: ['F2'], label: 'Rename' },
  { keys: ['Alt+↑'], label: 'Move up' },
  { keys: ['Alt+↓'], label: 'Move down' },
] as const;

interface CategoryTreeProps {
  rows: readonly CategoryNode[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

export function CategoryTree({ rows, selectedId, onSelect }: CategoryTreeProps) {
  const { api } = useServices();
  const move = useMutation(moveCategory(api));
  const [text, setText] = useState('');
  const [renamed, setRenamed] = useState<string>();
  const [notice, setNotice] = useState('');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const edited = byId.get(renamed ?? '');
  const nodes = buildTree(rows, text);

  useShortcuts('Categories', treeShortcuts);

  const onMove = (id: string, by: -1 | 1) => {
    const category = byId.get(id);
    if (!category || move.isPending) return;
    const { index, count } = findPosition(rows, category);
    const position = index + by;
    if (position < 0 || position >= count) return;
    move.mutate(
      { params: { id }, body: { position } },
      { onSuccess: () => setNotice(`${category.name} is now ${position + 1} of ${count}`) },
    );
  };

  return (
    <div className="overflow-clip rounded-3 border border-line bg-surface">
      <div className="grid gap-2.5 p-3">
        <SearchInput label="Find a category" value={text} onValueChange={setText} />
        {nodes.length === 0 ? (
          <p className="px-1 py-3 text-sm text-muted">
            No category has “{text.trim()}” in its name.
          </p>
        ) : (
          <Tree
            label="Categories"
            nodes={nodes}
            selectedId={selectedId}
            onSelect={onSelect}
            onRename={setRenamed}
            onMove={onMove}
            expandAll={text.trim() !== ''}
            trailing={(id) => <ProductCount count={byId.get(id)?.products ?? 0} />}
            editing={
              edited && {
                id: edited.id,
                form: <RenameForm category={edited} onClose={() => setRenamed(undefined)} />,
              }
            }
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {notice}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-bg px-4 py-2.5 text-xs text-muted pointer-coarse:hidden">
        <Kbd>Alt</Kbd>
        <Kbd>↑</Kbd> move up <Kbd className="ml-2">F2</Kbd> rename
      </p>
    </div>
  );
}

const ProductCount = ({ count }: { count: number }) => (
  <span className="nums flex-none">
    {count.toLocaleString('en-NG')}
    <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
  </span>
);
