import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { hiddenWhenNarrowClass } from './body';
import type { Column, Sort } from './types';

type HeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | null | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  selectAll: ReactNode;
};

/** Reverses the order of the sorted column. Another column starts ascending. */
const nextSort = (column: string, sort: Sort | null | undefined): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

export function TableHead<Row>({ columns, sort, onSortChange, selectAll }: HeadProps<Row>) {
  return (
    <thead className="max-md:sr-only">
      <tr>
        {selectAll && (
          <th scope="col" className={clsx(headCellClass, 'w-12 pl-5')}>
            {selectAll}
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const Arrow =
            direction === 'ascending'
              ? ArrowUp
              : direction === 'descending'
                ? ArrowDown
                : ChevronsUpDown;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.sortable ? (direction ?? 'none') : undefined}
              className={clsx(
                headCellClass,
                column.align === 'end' ? 'text-right' : 'text-left',
                direction && 'text-text',
                hiddenWhenNarrowClass(column),
              )}
            >
              {column.sortable && onSortChange ? (
                <button
                  type="button"
                  onClick={() => onSortChange(nextSort(column.id, sort))}
                  className="-mx-1 inline-flex h-7 items-center gap-1 rounded-1 px-1 hover:text-text"
                >
                  {column.header}
                  <Arrow size={14} className={clsx(!direction && 'opacity-60')} />
                </button>
              ) : (
                <span className={clsx(column.headerHidden && 'sr-only')}>{column.header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const headCellClass =
  'sticky top-0 z-1 h-[38px] border-b border-line-strong bg-sunken px-3 text-xs font-semibold whitespace-nowrap text-muted first:pl-5 last:pr-5';
