import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { keepFocusOnPage } from './main-landmark';
import { Button } from './button';
import { LinkButton } from './link';

/** The row of search and filters above a table; `end` holds columns and export. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {children}
      {end && (
        <div className="ml-auto flex flex-wrap items-center gap-2 max-md:flex-1 max-md:*:flex-1">
          {end}
        </div>
      )}
    </div>
  );
}

/** The filters of a toolbar. On a phone a button toggles them and shows how many are active. */
export function ToolbarFilters({
  values,
  children,
}: {
  /** The value of each filter, or undefined. */
  values: readonly unknown[];
  children: ReactNode;
}) {
  const inUse = values.filter((value) => value !== undefined).length;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={16} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="md:hidden"
      >
        {inUse > 0 ? `Filters (${inUse})` : 'Filters'}
      </Button>
      <div id={id} className={isOpen ? 'contents' : 'hidden md:contents'}>
        {children}
      </div>
    </>
  );
}

export type AppliedFilter = { id: string; label: string; onRemove: () => void };

/**
 * The active filters as removable chips. When one is removed, the focus moves to the next chip or
 * to "Clear all". When none is left, it moves to the page.
 */
export function AppliedFilters({
  filters,
  onClear,
}: {
  filters: readonly AppliedFilter[];
  onClear: () => void;
}) {
  if (filters.length === 0) return null;
  const leave = ({ currentTarget }: MouseEvent<HTMLButtonElement>, change: () => void) => {
    currentTarget.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
    change();
    keepFocusOnPage();
  };
  return (
    <ul aria-label="Filters in use" className="mb-3 flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={filter.id} className="max-w-full">
          <button
            type="button"
            onClick={(event) => leave(event, filter.onRemove)}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-[22px] border border-line-strong bg-surface py-1 pr-2.5 pl-3 text-left text-sm font-medium hover:border-text pointer-coarse:min-h-touch"
          >
            <span className="min-w-0 break-words">
              <span className="sr-only">Remove filter </span>
              {filter.label}
            </span>
            <X size={14} className="flex-none text-muted" />
          </button>
        </li>
      ))}
      <li>
        <LinkButton onClick={(event) => leave(event, onClear)} className="text-sm">
          Clear all
        </LinkButton>
      </li>
    </ul>
  );
}
