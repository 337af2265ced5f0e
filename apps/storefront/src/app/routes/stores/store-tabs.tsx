import { useLocation } from 'react-router-dom';
import { Link } from '@market/ui/link';
import { paths } from '../../paths';
import { pillLinkClass } from '../listing/listing-header';
import { useFollowedStores } from './store-follow';

interface StoreTabsProps {
  counts: { storeCount: number; outletCount: number } | undefined;
}

export function StoreTabs({ counts }: StoreTabsProps) {
  const { pathname, search } = useLocation();
  const followed = useFollowedStores();
  const isOfficial = new URLSearchParams(search).has('official');
  const isFollowed = pathname === paths.followedStores.href();
  const tabs = [
    {
      label: 'All',
      to: paths.stores.href(),
      count: counts?.storeCount,
      isCurrent: !isFollowed && !isOfficial,
    },
    {
      label: 'Official outlets',
      to: paths.stores.href({ official: 'true' }),
      count: counts?.outletCount,
      isCurrent: !isFollowed && isOfficial,
    },
    {
      label: 'Following',
      to: paths.followedStores.href(),
      count: followed.data?.count,
      isCurrent: isFollowed,
    },
  ];
  return (
    <nav aria-label="Which stores" className="max-md:basis-full">
      <ul className="scrollbar-none flex gap-2 max-md:overflow-x-auto max-md:p-0.5">
        {tabs.map(({ label, to, count, isCurrent }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={`${pillLinkClass} gap-1.5`}
            >
              {label} {count !== undefined && <span className="nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
