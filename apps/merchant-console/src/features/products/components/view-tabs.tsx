import { CountBadge } from '@market/ui/count-badge';
import { Link } from '@market/ui/link';
import { useScrollToCurrent } from '@market/ui/use-scroll-to-current';
import { findView, type ProductView, type ViewFilters } from '../model/product-views';

interface ViewTabsProps {
  views: readonly ProductView[];
  filters: ViewFilters;
  hrefOf: (filters: ViewFilters) => string;
}

const tabClass = 'flex h-11 flex-none items-center gap-2 border-b-2 text-sm whitespace-nowrap';
const activeTabClass = 'border-accent font-semibold text-text';
const inactiveTabClass = 'border-transparent font-medium text-muted hover:text-text';

/**
 * Tabs are links, so they can be bookmarked, shared and opened in a new tab. Filters that match no
 * view get their own tab.
 */
export function ViewTabs({ views, filters, hrefOf }: ViewTabsProps) {
  const current = findView(views, filters);
  const row = useScrollToCurrent<HTMLUListElement>(current?.name, views);
  return (
    <nav aria-label="Views" className="mb-4 border-b border-line">
      {/* Fades out at the end to show that there are more tabs. */}
      <ul
        ref={row}
        className="scrollbar-none -mb-px flex gap-6 overflow-x-auto pr-6 [mask-image:linear-gradient(to_left,transparent,black_1.5rem)]"
      >
        {views.map((view) => (
          <li key={view.name}>
            <Link
              to={hrefOf(view.filters)}
              aria-current={view === current ? 'page' : undefined}
              className={`${tabClass} -outline-offset-2! ${view === current ? activeTabClass : inactiveTabClass}`}
            >
              {view.name}
              {view.count !== undefined && (
                <CountBadge
                  value={view.count}
                  tone={view.urgent && view.count > 0 ? 'accent' : 'neutral'}
                />
              )}
            </Link>
          </li>
        ))}
        {!current && (
          <li aria-current="page" className={`${tabClass} ${activeTabClass}`}>
            Your filters
          </li>
        )}
      </ul>
    </nav>
  );
}
