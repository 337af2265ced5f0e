import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type DescriptionItem = { term: string; value: ReactNode; total?: boolean | undefined };

export type DescriptionListProps = {
  items: readonly DescriptionItem[];
  /** Values right-aligned with tabular figures, for amounts. */
  amounts?: boolean | undefined;
  className?: string | undefined;
};

export function DescriptionList({ items, amounts, className }: DescriptionListProps) {
  return (
    <dl className={clsx('grid gap-2 text-sm', className)}>
      {items.map(({ term, value, total }) => (
        <div
          key={term}
          className={clsx(
            amounts
              ? 'flex justify-between gap-5'
              : 'grid grid-cols-[minmax(7.5rem,1fr)_2fr] gap-5',
            total && 'mt-1 items-baseline text-lg',
          )}
        >
          <dt className={total ? 'text-sm font-semibold' : 'text-muted'}>{term}</dt>
          <dd
            className={clsx(
              'min-w-0 break-words',
              total ? 'font-bold' : 'font-medium',
              amounts && 'max-w-2/3 flex-none text-right nums',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
