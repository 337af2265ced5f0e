import { clsx } from 'clsx';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { SkeletonRows, TableRow } from '../data-table/body';
import { TableHead } from '../data-table/head';
import { togglePage, toggleRows, type RowKey } from '../data-table/row-selection';
import type { Column, Selection, Sorting } from '../data-table/types';
import { useOpenRow } from '../data-table/use-open-row';
import { allowKeyboardScroll } from '../lib/keyboard-scroll';
import { Checkbox } from './checkbox';

// Needed only on phones.
const SortSelect = lazy(async () => ({
  default: (await import('../data-table/sort-select')).SortSelect,
}));

export type { Column, Selection, SortOption, Sorting } from '../data-table/types';

export type DataTableProps<Row, Key extends RowKey, Sort extends string | undefined> = {
  /** The table's name for screen readers. */
  caption: string;
  /** The first column contains the row's link. */
  columns: readonly Column<Row>[];
  /** `undefined` while the first rows load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  /** Whether new rows are loading. The old ones stay visible, dimmed. */
  refetching?: boolean | undefined;
  /** Shown instead of the rows when they could not load, usually an `ErrorState`. */
  error?: ReactNode;
  /** Shown when there are no rows and no filters. */
  empty: ReactNode;
  /** Shown when the filters match nothing. Defaults to `empty`. */
  noMatch?: ReactNode;
  filtered?: boolean | undefined;
  /** How the rows can be sorted: by header buttons or, on phones, by a select. */
  sorting?: Sorting<Sort> | undefined;
  selection?: Selection<Row, Key> | undefined;
  /** Rows of 44 px instead of 56. */
  tight?: boolean | undefined;
  skeletonRows?: number | undefined;
  footer?: ReactNode;
  /** Removes the border, for use in a `Card flush`. */
  bare?: boolean | undefined;
};

/** A table in a card. Below 760 px each row becomes a card of label and value pairs. */
export function DataTable<Row, Key extends RowKey, Sort extends string | undefined = undefined>(
  props: DataTableProps<Row, Key, Sort>,
) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    refetching,
    error,
    empty,
    noMatch,
    filtered,
    sorting,
    selection,
    tight,
    skeletonRows = 8,
    footer,
    bare,
  } = props;
  const anchor = useRef<Key | undefined>(undefined);
  const loading = rows === undefined && !error;
  const showSkeleton = useDelayed(loading);
  const keys = (rows ?? []).map(rowKey);
  const scroller = useTableScroll(keys);
  useOpenRow(scroller);
  const chosen = keys.filter((key) => selection?.selected.has(key)).length;
  const placeholder =
    error ?? (rows?.length === 0 ? ((filtered ? noMatch : undefined) ?? empty) : undefined);

  const choose = (key: Key) => (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    const ranged = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    selection?.onChange(
      toggleRows(keys, selection.selected, {
        key,
        checked: event.target.checked,
        anchor: ranged ? anchor.current : undefined,
      }),
    );
    anchor.current = key;
  };

  return (
    <div
      className={clsx(
        'relative',
        !bare && 'overflow-clip rounded-3 border border-line bg-surface',
        tight ? '[--row:44px]' : '[--row:56px]',
      )}
      aria-busy={loading || refetching}
    >
      {selection && selection.selected.size > 0 && (
        <selection.Bar
          count={selection.selected.size}
          summary={selection.summary}
          actions={selection.actions}
          onClear={() => selection.onChange(new Set())}
          sticky={!bare}
        />
      )}
      {selection && (
        <p role="status" className="sr-only">
          {selection.selected.size > 0 ? `${selection.selected.size} selected` : ''}
        </p>
      )}
      {refetching && (
        <span aria-hidden="true" className="refetch-line absolute inset-x-0 top-0 z-2 h-0.5" />
      )}
      {sorting && !placeholder && (
        <div className="min-h-15 border-b border-line px-4 py-2 md:hidden">
          <Suspense>
            <SortSelect
              labels={sorting.options.map(({ label }) => label)}
              chosen={sorting.options.findIndex(({ value }) => value === sorting.value)}
              onChoose={(index) => {
                const option = sorting.options[index];
                if (option) sorting.onChange(option.value);
              }}
            />
          </Suspense>
        </div>
      )}
      {placeholder ?? (
        <div
          ref={scroller}
          className="@container overflow-auto md:max-h-[calc(100dvh-var(--topbar)-5rem)]"
        >
          <table className="w-full border-separate border-spacing-0 text-sm max-md:block">
            <caption className="sr-only">{caption}</caption>
            <TableHead
              columns={columns}
              sorting={sorting}
              selectAll={
                selection && (
                  <Checkbox
                    aria-label="Select all rows on this page"
                    checked={keys.length > 0 && chosen === keys.length}
                    mixed={chosen > 0 && chosen < keys.length}
                    onChange={(event) =>
                      selection.onChange(togglePage(keys, selection.selected, event.target.checked))
                    }
                  />
                )
              }
            />
            <tbody
              className={clsx(
                'transition-opacity duration-(--dur-2) max-md:block',
                refetching && 'opacity-88',
              )}
            >
              {showSkeleton && (
                <SkeletonRows columns={columns} rows={skeletonRows} withBox={Boolean(selection)} />
              )}
              {rows?.map((row) => {
                const key = rowKey(row);
                const selected = selection?.selected.has(key) ?? false;
                const box = selection && (
                  <Checkbox
                    aria-label={`Select ${selection.rowLabel(row)}`}
                    checked={selected}
                    onChange={choose(key)}
                  />
                );
                return (
                  <TableRow key={key} columns={columns} row={row} selected={selected} box={box} />
                );
              })}
            </tbody>
          </table>
          {rows === undefined && (
            <p role="status" className="sr-only">
              {showSkeleton ? 'Loading' : ''}
            </p>
          )}
        </div>
      )}
      {footer}
    </div>
  );
}

/** True once `active` has lasted `delay` ms: short waits show nothing, so nothing flickers. */
function useDelayed(active: boolean, delay = 200): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delay]);
  return active && elapsed;
}

/**
 * Scrolls the table to its top when all rows were replaced, for example by another page. Also makes
 * it scrollable by keyboard.
 */
function useTableScroll(keys: readonly RowKey[]): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef(keys);
  useEffect(() => {
    const last = new Set(before.current);
    before.current = keys;
    const table = scroller.current;
    allowKeyboardScroll(table);
    if (!table || last.size === 0 || keys.length === 0 || keys.some((key) => last.has(key))) return;
    table.scrollTop = 0;
    // On a phone the window scrolls. It does not animate, because moving past twenty rows is
    // distracting.
    if (table.getBoundingClientRect().top < 0)
      table.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  return scroller;
}
