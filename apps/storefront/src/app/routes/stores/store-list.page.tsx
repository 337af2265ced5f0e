import { PageTitle } from '../../../shared/page-title';
import { ListingHead } from '../listing/listing-head';
import { StoreResults } from './store-results';
import { StoreTabs } from './store-tabs';

/** Every live store. */
export function StoreListPage() {
  return (
    <div className="page-wrap">
      <PageTitle>Stores</PageTitle>
      <ListingHead title="Stores" crumbs={[]}>
        <StoreTabs />
      </ListingHead>
      <StoreResults />
    </div>
  );
}
