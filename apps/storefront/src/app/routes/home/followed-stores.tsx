import { useQuery } from '@tanstack/react-query';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { followedStoresQuery } from '../../../features/catalogue/catalogue.queries';
import { StoreGrid } from '../../../features/catalogue/components/store-grid';
import { paths } from '../../paths';
import { HomeSection } from './home-section';

export function FollowedStores() {
  const { api } = useServices();
  const { data } = useQuery(followedStoresQuery(api));
  if (!data || data.rows.length === 0) return null;
  return (
    <HomeSection
      id="followed"
      title="Stores you follow"
      action={
        <Link to={paths.followedStores.href()} className="link touch-area">
          {data.count > data.rows.length ? `All ${data.count} stores` : 'See all stores'}
        </Link>
      }
    >
      <StoreGrid
        stores={data.rows}
        hrefOf={({ slug }) => paths.store.href({ slug })}
        headingLevel={3}
      />
    </HomeSection>
  );
}
