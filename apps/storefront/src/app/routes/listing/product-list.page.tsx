import { useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { useServices } from '@market/web-kit/services';
import { listingQuery } from '../../../features/catalogue/catalogue.queries';
import { listingSearchSchema } from '../../../features/catalogue/model/listing-search';
import { PageTitle } from '../../../shared/page-title';
import { Listing } from './listing';
import { ListingHead } from './listing-head';

/** All products: searched, of one store, or simply all. */
export function ProductListPage() {
  const { api } = useServices();
  const [params] = useSearchParams();
  const search = parseListSearch(listingSearchSchema, params);
  const rows = useQuery(listingQuery(api, {}, search)).data?.rows;
  const store = rows?.find((product) => product.store.id === search.store)?.store.storeName;
  const title = search.search ? `Results for “${search.search}”` : (store ?? 'All products');
  return (
    <div className="page-wrap">
      <PageTitle>{title}</PageTitle>
      <ListingHead title={title} crumbs={[]} />
      <Listing />
    </div>
  );
}
