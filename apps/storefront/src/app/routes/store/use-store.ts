import { useParams } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { StorePage } from '@market/domain/stores/store-page';
import { useServices } from '@market/web-kit/services';
import { storePageQuery } from '../../../features/stores/stores.queries';
import { paths } from '../../paths';

/** The store in the URL, which the route's loader has already fetched. */
export function useStore(): StorePage {
  const { api } = useServices();
  const { slug = '' } = useParams();
  return useSuspenseQuery(storePageQuery(api, slug)).data;
}

export const storePageLinks = ({ slug, productCount, ratingCount, policyCount }: StorePage) => [
  { label: `Products (${productCount.toLocaleString('en-NG')})`, to: paths.store.href({ slug }) },
  {
    label: ratingCount > 0 ? `Reviews (${ratingCount.toLocaleString('en-NG')})` : 'Reviews',
    to: paths.storeReviews.href({ slug }),
  },
  ...(policyCount > 0 ? [{ label: 'Policies', to: paths.storePolicies.href({ slug }) }] : []),
];
