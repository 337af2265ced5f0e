import { useLocation } from 'react-router-dom';
import { Link } from '@market/ui/link';
import { paths } from '../../paths';
import { pill } from '../listing/listing-head';

const tabs = [
  { label: 'All stores', to: paths.stores.href() },
  { label: 'Following', to: paths.followedStores.href() },
] as const;

/** All stores, or those that the shopper follows. */
export function StoreTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Which stores">
      <ul className="flex gap-2">
        {tabs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined} className={pill}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
