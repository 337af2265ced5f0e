import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { hiddenWhenNarrowClass } from './body';
import type { Column, Sorting } from './types';

type HeadProps<Row, Sort extends string | undefined> = {
  columns: readonly Column<Row>[];
  sorting: Sorting<Sort> | undefined;
  selectAll: ReactNode;
};

/** The header row. Columns that a list can be sorted by are buttons. */
export function TableHead<Row, Sort extends string | undefined>({
  columns,
  sorting,
  selectAll,
}: HeadProps<Row, Sort>) {
  return (
    <thead className="max-md:sr-only">
      <tr>
        {selectAll && (
          <th scope="col" className={clsx(headCellClass, 'w-12 pl-5')}>
            {selectAll}
          </th>
        )}
        {columns.map((column) => {
          const next = sorting && nextSort(column.id, columns, sorting);
          const direction = next?.direction;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={next && (direction ?? 'none')}
              className={clsx(
                headCellClass,
                column.align === 'end' ? 'text-right' : 'text-left',
                direction && 'text-text',
                hiddenWhenNarrowClass(column),
              )}
            >
              {next ? (
                <button
                  type="button"
                  title={`Sort: ${next.label}`}
                  onClick={next.sort}
                  // On phones, where the header is hidden, `SortSelect` replaces the buttons.
                  className="-mx-1 inline-flex h-7 items-center gap-1 rounded-1 px-1 hover:text-text max-md:invisible"
                >
                  {column.header}
                  <Arrow direction={direction} />
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

/**
 * What pressing a column's header does: it goes through the column's sort orders and, where no
 * header has the default order, returns to that one. `direction` is the present one.
 */
function nextSort<Row, Sort extends string | undefined>(
  column: string,
  columns: readonly Column<Row>[],
  { options, value, onChange }: Sorting<Sort>,
) {
  const own = options.filter(({ by }) => by?.column === column);
  const current = own.find((option) => option.value === value);
  const isDefaultShown = columns.some(({ id }) => id === options[0]?.by?.column);
  const cycle = isDefaultShown ? own : [...own, ...options.slice(0, 1)];
  const next = own.length > 0 && cycle[(current ? cycle.indexOf(current) + 1 : 0) % cycle.length];
  return next
    ? { label: next.label, sort: () => onChange(next.value), direction: current?.by?.direction }
    : undefined;
}

function Arrow({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const Icon = direction
    ? { ascending: ArrowUp, descending: ArrowDown }[direction]
    : ChevronsUpDown;
  return <Icon size={14} className={clsx(!direction && 'opacity-60')} />;
}

const headCellClass =
  'sticky top-0 z-1 h-[38px] border-b border-line-strong bg-sunken px-3 text-xs font-semibold whitespace-nowrap text-muted first:pl-5 last:pr-5';
