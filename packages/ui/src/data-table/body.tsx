import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '../components/skeleton';
import type { Column } from './types';

const cellClass =
  // Breaks in long email addresses are for cards; Chromium breaks there even within a truncated line.
  'border-line bg-inherit md:[&_wbr]:hidden md:h-(--row) md:whitespace-nowrap md:border-b md:px-3 md:first:pl-5 md:last:pr-5 md:group-last/row:border-b-0';

/** Hides a cell in a narrow table. Cards on phones show every value. */
export const hiddenWhenNarrowClass = ({ secondary }: Pick<Column<never>, 'secondary'>) =>
  secondary && (secondary === 'early' ? 'md:@max-5xl:hidden' : 'md:@max-3xl:hidden');

/** On phones the row's link covers the card. Other controls are above it. */
const cardLinkClass =
  'max-md:[&_:is(a,button)]:after:absolute max-md:[&_:is(a,button)]:after:inset-0';
const aboveCardLinkClass =
  'max-md:[&_:is(a,button,input)]:relative max-md:[&_:is(a,button,input)]:z-1';

const cardPlaceClass = (column: { card?: Column<never>['card'] }, index: number) => {
  if (index === 0) return 'max-md:order-1 max-md:min-w-0 max-md:flex-1 max-md:font-semibold';
  if (column.card === 'status') return 'max-md:order-2 max-md:empty:hidden';
  if (column.card === 'hidden') return 'max-md:hidden';
  if (column.card === 'action')
    return 'max-md:order-4 max-md:basis-full max-md:pt-1 max-md:[&>*]:w-full';
  return 'card-pair max-md:order-3 max-md:flex max-md:max-w-none! max-md:min-w-0 max-md:basis-full max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:text-right max-md:wrap-anywhere max-md:[&>*]:min-w-0';
};

type RowProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row;
  selected: boolean;
  box: ReactNode;
};

/** A row, which is a card on a phone. */
export function TableRow<Row>({ columns, row, selected, box }: RowProps<Row>) {
  return (
    <tr
      className={clsx(
        'group/row relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:border-b max-md:border-line max-md:px-4 max-md:py-3.5 max-md:last:border-b-0',
        selected
          ? 'bg-selected'
          : 'bg-surface hover:bg-hover has-focus-visible:bg-hover data-open:bg-selected',
      )}
    >
      {box && (
        <td
          className={clsx(
            cellClass,
            aboveCardLinkClass,
            'max-md:order-0 md:sticky md:left-0 md:z-1',
          )}
        >
          {box}
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-label={column.headerHidden ? undefined : column.header}
          className={clsx(
            cellClass,
            cardPlaceClass(column, index),
            index === 0
              ? [
                  cardLinkClass,
                  'md:sticky md:z-1 md:font-semibold',
                  box ? 'md:left-12' : 'md:left-0',
                ]
              : aboveCardLinkClass,
            column.align === 'end' && 'text-right nums',
            hiddenWhenNarrowClass(column),
            column.className,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

const widths = ['w-3/4', 'w-1/2', 'w-2/3'] as const;

export function SkeletonRows<Row>({
  columns,
  rows,
  withBox,
}: {
  columns: readonly Column<Row>[];
  rows: number;
  withBox: boolean;
}) {
  return Array.from({ length: rows }, (_, row) => (
    <tr
      key={row}
      aria-hidden="true"
      className="group/row max-md:block max-md:border-b max-md:border-line max-md:px-4 max-md:py-3.5"
    >
      {withBox && (
        <td className={clsx(cellClass, 'max-md:hidden')}>
          <Skeleton className="size-[18px]" />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={clsx(
            cellClass,
            'max-md:block max-md:py-1',
            index > 2 && 'max-md:hidden',
            hiddenWhenNarrowClass(column),
          )}
        >
          <Skeleton
            className={clsx(
              'h-3.5 min-w-10',
              widths[(row + index) % widths.length],
              column.align === 'end' && 'ml-auto',
            )}
          />
        </td>
      ))}
    </tr>
  ));
}
