import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CountBadge } from '../components/count-badge';
import { Link } from '../components/link';
import { currentNavPath } from '../lib/current-nav-path';

export type NavItem = {
  label: string;
  to: string;
  icon: LucideIcon;
  count?: number | undefined;
  /** Highlights the count, because the user must act. */
  urgent?: boolean | undefined;
  /** The letter that opens the page when it is typed after G. */
  goKey?: string | undefined;
};

export type NavGroup = { label?: string | undefined; items: readonly NavItem[] };

type SideNavProps = {
  groups: readonly NavGroup[];
  currentPath: string;
  /** Shrinks to icons between 760 and 1279 px. */
  rail: boolean;
  onNavigate?: (() => void) | undefined;
};

export function SideNav({ groups, currentPath, rail, onNavigate }: SideNavProps) {
  const current = currentNavPath(
    groups.flatMap((group) => group.items.map((item) => item.to)),
    currentPath,
  );
  const nav = useRef<HTMLElement>(null);
  // On a short screen the list scrolls, and the current item stays visible.
  useEffect(() => {
    const item = nav.current?.querySelector('[aria-current]');
    if (item) scrollToShow(item);
  }, [current]);
  const words = rail && 'max-xl:sr-only';
  return (
    <nav ref={nav} aria-label="Main" className="grid gap-0.5">
      {groups.map((group, index) => (
        <div key={group.label ?? index} className="grid gap-0.5">
          {group.label && (
            <p
              className={clsx(
                'px-2.5 pt-4 pb-1.5 text-2xs font-semibold text-side-muted',
                rail &&
                  'max-xl:mx-2 max-xl:my-2 max-xl:h-px max-xl:overflow-hidden max-xl:bg-side-line max-xl:p-0 max-xl:text-transparent',
              )}
            >
              {group.label}
            </p>
          )}
          <ul className="grid gap-0.5">
            {group.items.map(({ label, to, icon: Icon, count, urgent }) => (
              <li key={to}>
                <Link
                  to={to}
                  title={rail ? label : undefined}
                  aria-current={to === current ? 'page' : undefined}
                  onClick={onNavigate}
                  className={clsx(
                    'relative flex h-[33px] items-center gap-[11px] rounded-2 px-2.5 text-sm font-[520] pointer-coarse:h-touch',
                    to === current
                      ? 'bg-side-active font-[650] text-on-side-active before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:rounded-l-2 before:bg-accent'
                      : 'text-side-text hover:bg-side-active hover:text-on-side-active',
                    rail && 'max-xl:justify-center max-xl:px-0',
                  )}
                >
                  <Icon size={18} />
                  <span className={clsx('min-w-0 flex-1 truncate', words)}>{label}</span>
                  {count ? (
                    <CountBadge
                      value={count}
                      tone={urgent ? 'accent' : 'neutral'}
                      className={clsx(
                        rail &&
                          'max-xl:absolute max-xl:top-0 max-xl:right-0 max-xl:h-4 max-xl:min-w-4 max-xl:px-1',
                      )}
                    />
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/**
 * Scrolls the boxes around an element, but not the page, until it is visible. After
 * `scrollIntoView`, the Tab key would continue at the element and skip the link to the content.
 */
function scrollToShow(element: Element): void {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const [frame, target] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
    if (target.top < frame.top) box.scrollTop += target.top - frame.top;
    else box.scrollTop += Math.max(0, target.bottom - frame.bottom);
  }
}
