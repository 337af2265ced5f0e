import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

export type BulkBarProps = {
  count: number;
  summary?: ReactNode;
  actions: ReactNode;
  onClear: () => void;
  /** On phones, where the page scrolls, the bar stays below the top bar. */
  sticky: boolean;
};

/**
 * The bar that replaces a table's toolbar while rows are selected. On phones its actions are in one
 * line.
 */
export function BulkBar({ count, summary, actions, onClear, sticky }: BulkBarProps) {
  return (
    <div
      role="region"
      aria-label="Bulk actions"
      className={clsx(
        'bulk-bar flex flex-wrap items-center gap-x-3 gap-y-2 bg-strong py-2 pr-3 pl-5 text-sm text-on-strong max-md:gap-y-0 max-md:pl-4',
        sticky && 'max-md:sticky max-md:top-(--topbar) max-md:z-2',
      )}
    >
      <b className="font-semibold">{count} selected</b>
      {summary && <span className="text-on-strong-muted nums">{summary}</span>}
      <span className="ml-auto flex flex-wrap items-center gap-2 max-md:order-last max-md:-mx-1 max-md:w-full max-md:flex-nowrap max-md:overflow-x-auto max-md:p-1">
        {actions}
      </span>
      <IconButton
        label="Clear selection"
        icon={<X size={17} />}
        variant="strong"
        size="sm"
        tooltip="none"
        onClick={onClear}
        className="max-md:ml-auto"
      />
    </div>
  );
}
