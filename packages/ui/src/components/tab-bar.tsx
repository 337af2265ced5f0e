import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { CountBadge } from './count-badge';
import { Link } from './link';

export type BottomTab = {
  label: string;
  to: string;
  icon: ComponentType<{ size?: number }>;
  /** What waits for the user. */
  count?: number | undefined;
};

/** The place of a count on a tab's icon. */
export const tabCountClass = 'absolute -top-1 left-3 h-[17px] min-w-[17px]';

export function TabBar({
  tabs,
  current,
  label,
  className,
}: {
  tabs: readonly BottomTab[];
  current: string | undefined;
  label: string;
  className?: string | undefined;
}) {
  return (
    <nav aria-label={label} className={clsx('border-t border-line-strong bg-surface', className)}>
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col">
        {tabs.map(({ label: word, to, icon: Icon, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className={clsx(
                'relative flex flex-col items-center gap-1 pt-2 pb-2.5 text-2xs -outline-offset-2!',
                to === current
                  ? 'font-bold text-text before:absolute before:-top-px before:h-[3px] before:w-9 before:bg-accent'
                  : 'font-medium text-muted',
              )}
            >
              <span className="relative">
                <Icon size={22} />
                {count ? (
                  <CountBadge value={count} tone="accent" className={tabCountClass} />
                ) : null}
              </span>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
