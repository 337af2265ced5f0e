import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { findAncestors, findKeyTarget, visibleRows, type TreeNode } from '../lib/tree-rows';

export type { TreeNode } from '../lib/tree-rows';

export type TreeProps = {
  label: string;
  nodes: readonly TreeNode[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  trailing?: ((id: string) => ReactNode) | undefined;
  /** A form in place of a row's label. When the form is removed, the row gets the focus. */
  editing?: { id: string; form: ReactNode } | undefined;
  /** Called when F2 is pressed. */
  onRename?: ((id: string) => void) | undefined;
  /** Called when Alt is pressed with the up (-1) or the down (1) arrow. */
  onMove?: ((id: string, by: -1 | 1) => void) | undefined;
  /** Shows all levels, for search results. */
  expandAll?: boolean | undefined;
};

/**
 * A tree of rows. Arrows move, open and close, Home and End go to the ends, Enter selects, F2
 * renames, Alt with arrows moves the row among its siblings.
 */
export function Tree(props: TreeProps) {
  const { label, nodes, selectedId, onSelect, trailing, editing, onRename, onMove } = props;
  const { expandAll = false } = props;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  const [shownId, setShownId] = useState<string>();
  // A new selection opens its ancestors once, so that the user can close them later.
  if (selectedId !== shownId) {
    setShownId(selectedId);
    if (selectedId !== undefined) {
      setOpen(new Set([...open, ...findAncestors(nodes, selectedId)]));
      setActiveId(selectedId);
    }
  }

  const editedId = useRef<string>(undefined);
  useEffect(() => {
    const { current } = editedId;
    editedId.current = editing?.id;
    if (current !== undefined && editing === undefined)
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(current)}"]`)?.focus();
  }, [editing]);

  const rows = visibleRows(nodes, (id) => expandAll || open.has(id));
  const tabStop = rows.some(({ node }) => node.id === activeId) ? activeId : rows[0]?.node.id;
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((current) => {
      const next = new Set(current);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  const focus = (id: string) => {
    setActiveId(id);
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const row = rows[index];
    if (!row || event.target !== event.currentTarget) return;
    const { id } = row.node;
    if (event.altKey) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      return onMove?.(id, event.key === 'ArrowUp' ? -1 : 1);
    }
    if (event.ctrlKey || event.metaKey) return;
    const target = findKeyTarget(rows, index, event.key);
    if (target !== undefined) focus(target);
    else if (event.key === 'ArrowRight' && row.isOpen === false) toggle(id, true);
    else if (event.key === 'ArrowLeft' && row.isOpen === true) toggle(id, false);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(id);
    else if (event.key === 'F2') onRename?.(id);
    else if (!['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
  };

  return (
    <ul ref={list} role="tree" aria-label={label} className="grid">
      {rows.map(({ node, level, position, siblings, isOpen }, index) => {
        const form = editing?.id === node.id && editing.form;
        return (
          <li
            key={node.id}
            role="treeitem"
            data-id={node.id}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={isOpen}
            aria-selected={node.id === selectedId}
            tabIndex={node.id === tabStop ? 0 : -1}
            onFocus={() => setActiveId(node.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onClick={() => !form && onSelect(node.id)}
            style={{ paddingInlineStart: `${(level - 1) * 20 + 4}px` }}
            className={clsx(
              'flex min-h-9 cursor-pointer items-center gap-1 rounded-2 py-1 pr-3 text-sm pointer-coarse:min-h-touch',
              level === 1 ? 'font-semibold' : 'text-text-2',
              node.id === selectedId
                ? 'bg-accent-soft font-semibold text-on-accent-soft'
                : 'hover:bg-hover',
            )}
          >
            {isOpen === undefined ? (
              <span className="w-7 flex-none pointer-coarse:w-11" />
            ) : (
              <span
                aria-hidden="true"
                className="grid size-7 flex-none place-items-center self-start rounded-1 text-muted hover:text-text pointer-coarse:size-touch"
                onClick={(event) => {
                  event.stopPropagation();
                  toggle(node.id, !isOpen);
                }}
              >
                <ChevronRight
                  size={16}
                  className={clsx('transition-transform duration-(--dur-2)', isOpen && 'rotate-90')}
                />
              </span>
            )}
            <span className="min-w-0 flex-1 wrap-anywhere">{form || node.label}</span>{' '}
            {!form && trailing && <span className="flex-none">{trailing(node.id)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
