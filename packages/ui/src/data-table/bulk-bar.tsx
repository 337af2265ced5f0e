import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../components/icon-button';

export type BulkBarProps = { count: number; summary?: ReactNode; actions: ReactNode; onClear: () => void };

/** The ink bar that takes the toolbar's place over a table while rows are chosen. */
export function BulkBar({ count, summary, actions, onClear }: BulkBarProps) {
  return (
    <div
      role="region"
      aria-label="Bulk actions"
      className="bulk-bar flex flex-wrap items-center gap-x-3 gap-y-2 bg-strong py-2 pr-3 pl-5 text-sm text-on-strong"
    >
      <b className="font-semibold">{count} selected</b>
      {summary && <span className="text-on-strong-muted nums">{summary}</span>}
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {actions}
        <IconButton label="Clear selection" icon={<X size={17} />} variant="strong" size="sm" tooltip="none" onClick={onClear} />
      </span>
    </div>
  );
}
