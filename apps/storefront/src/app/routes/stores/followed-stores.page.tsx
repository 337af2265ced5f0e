import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';
import { ListingHeader } from '../listing/listing-header';
import { StoreResults } from './store-results';

export function FollowedStoresPage() {
  return (
    <div className="page-wrap">
      <PageTitle>Stores you follow</PageTitle>
      <ListingHeader
        title="Stores you follow"
        crumbs={[{ label: 'Stores', to: paths.stores.href() }]}
      />
      <StoreResults followedOnly />
    </div>
  );
}
