import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link } from './link';

export type Crumb = { label: string; to?: string | undefined };

/**
 * The path to this page. The last crumb is the page itself: it has no link and is truncated first.
 * A phone shows only the last two crumbs.
 */
export function Breadcrumbs({
  items,
  className,
}: {
  items: readonly Crumb[];
  className?: string | undefined;
}) {
  return (
    <nav aria-label="Breadcrumb" className={clsx('mb-2 text-xs text-muted', className)}>
      <ol className="flex min-w-0 items-center gap-2 whitespace-nowrap">
        {items.map((item, index) => (
          <li
            key={`${item.label}-${index}`}
            className={clsx(
              'flex min-h-6 items-center gap-2',
              index < items.length - 2 && 'max-sm:hidden',
              index > 0 && (item.to ? 'min-w-0' : 'min-w-16 shrink-[9999]'),
            )}
          >
            {index > 0 && (
              <ChevronRight
                size={14}
                className={clsx(index === items.length - 2 && 'max-sm:hidden')}
              />
            )}
            {item.to ? (
              <Link to={item.to} className="link truncate touch-pad">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
