import type { ReactNode } from 'react';
import { Link } from './link';

export type Suggestion = {
  key: string;
  to: string;
  label: string;
  note?: string | undefined;
  /** A picture or icon before the label, a price or status after it. */
  leading?: ReactNode;
  trailing?: ReactNode;
  onChoose?: () => void;
};

type SuggestionGroupProps = {
  id: string;
  title: string | undefined;
  rows: readonly Suggestion[];
  activeId: string | undefined;
};

/**
 * A group of suggestions. They are links, so that they can open in a new tab. The field refers to
 * them by id.
 */
export function SuggestionGroup({ id, title, rows, activeId }: SuggestionGroupProps) {
  const titleId = title && `${id}-title`;
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
    >
      {title && (
        <span
          id={titleId}
          role="presentation"
          className="block px-2.5 py-1.5 text-xs font-semibold text-muted"
        >
          {title}
        </span>
      )}
      {rows.map(({ key, to, label, note, leading, trailing, onChoose }, index) => {
        const rowId = `${id}-${index}`;
        return (
          <Link
            key={key}
            id={rowId}
            role="option"
            aria-selected={rowId === activeId}
            tabIndex={-1}
            to={to}
            onClick={onChoose}
            className="flex min-h-10 items-center gap-3 rounded-2 px-2.5 py-1 text-sm hover:bg-sunken aria-selected:bg-sunken aria-selected:inset-ring aria-selected:inset-ring-control pointer-coarse:min-h-touch"
          >
            <span className="grid w-10 flex-none place-items-center text-muted">{leading}</span>
            <span className="line-clamp-2 min-w-0 flex-1 break-words">
              {label}
              {note && <span className="text-muted">{` ${note}`}</span>}
            </span>
            {trailing}
          </Link>
        );
      })}
    </div>
  );
}
