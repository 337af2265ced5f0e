import { useSearchParams } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { listingSearch } from '../../../features/catalogue/model/listing-search';
import { PageTitle } from '../../../shared/page-title';
import { Listing } from './listing';
import { ListingHeader } from './listing-header';

const noScope = {};

export function ProductListPage() {
  const [params] = useSearchParams();
  const { search } = parseListSearch(listingSearch, params);
  const title = search ? `Results for “${search}”` : 'All products';
  return (
    <div className="page-wrap">
      <PageTitle>{title}</PageTitle>
      <ListingHeader title={title} crumbs={[]} />
      <Listing scope={noScope} />
    </div>
  );
}
