import type { StorePage } from '@market/domain/stores/store-page';
import { paths } from '../../paths';

/** The pages of a store with their labels. */
export const pagesOf = ({ slug, productCount, ratingCount, policyCount }: StorePage) => [
  { label: `Products (${productCount.toLocaleString('en-NG')})`, to: paths.store.href({ slug }) },
  {
    label: ratingCount > 0 ? `Reviews (${ratingCount.toLocaleString('en-NG')})` : 'Reviews',
    to: paths.storeReviews.href({ slug }),
  },
  ...(policyCount > 0 ? [{ label: 'Policies', to: paths.storePolicies.href({ slug }) }] : []),
];
