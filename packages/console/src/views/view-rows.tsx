import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { SavedView } from '@market/domain/views/saved-view';
import { Link } from '@market/ui/link';
import { queryError } from '@market/web-kit/list/query-error';
import { ViewRow, viewLinkClass } from './view-row';

interface ViewRowsProps {
  views: UseQueryResult<SavedView[]>;
  href: string;
  currentId: string | undefined;
  /** Gets the focus when the element that had it is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
}

export function ViewRows({ views, href, currentId, heading }: ViewRowsProps) {
  const rows = views.data ?? [];
  return (
    <section aria-label="Saved views" className="border-b border-line p-2">
      <h2 ref={heading} tabIndex={-1} className="px-2 py-1 text-xs font-semibold text-muted">
        Saved views
      </h2>
      {queryError(views) ??
        (views.data && rows.length === 0 ? (
          <p className="px-2 py-1.5 text-muted">
            No saved views yet. Filter the list, then save the view here.
          </p>
        ) : (
          <ul>
            <li>
              <Link
                to={href}
                className={viewLinkClass}
                aria-current={currentId ? undefined : 'page'}
              >
                All
              </Link>
            </li>
            {rows.map((view) => (
              <ViewRow
                key={view.id}
                view={view}
                to={viewHref(href, view)}
                isCurrent={view.id === currentId}
                onDeleted={() => heading.current?.focus()}
              />
            ))}
          </ul>
        ))}
    </section>
  );
}

const viewHref = (href: string, { query }: SavedView): string => `${href}?${query}`;
