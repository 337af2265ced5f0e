import type { QueryClient } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import type { ProductCard } from '@market/domain/catalogue/product';
import { catalogue, categories } from '../../shared/endpoints';

const MINUTE = 60_000;

/**
 * The whole category tree. The header, home page, filters and breadcrumbs all read it, so it is
 * fetched only once.
 */
export const categoryTreeQuery = (api: Queries) => ({
  ...api.query(categories('list')),
  staleTime: 30 * MINUTE,
});

/**
 * The number of products in each category on all levels. For first-level categories, also the
 * lowest price and the best seller.
 */
export const categoryOverviewQuery = (api: Queries) => ({
  ...api.query(categories('overview')),
  staleTime: 5 * MINUTE,
});

export const topCategoriesQuery = (api: Queries) => ({
  ...api.query(categories('top')),
  staleTime: 30 * MINUTE,
});

export const dealsQuery = (api: Queries) =>
  api.query(catalogue('fixedDiscount'), { query: { limit: 5 } });
export const dailyProductQuery = (api: Queries) => ({
  ...api.query(catalogue('dailyProduct')),
  staleTime: 30 * MINUTE,
});
export const officialOutletsQuery = (api: Queries) => ({
  ...api.query(catalogue('officialOutlets')),
  staleTime: 10 * MINUTE,
});
export const marketplaceQuery = (api: Queries) =>
  api.query(catalogue('marketplace'), { query: { limit: 10 } });
export const promotionsQuery = (api: Queries) => ({
  ...api.query(catalogue('promotions')),
  staleTime: 10 * MINUTE,
});
/** The server chooses another category every hour. */
export const randomCategoryQuery = (api: Queries) => ({
  ...api.query(catalogue('randomCategory')),
  staleTime: 10 * MINUTE,
});
export const relatedProductsQuery = (api: Queries, productId: string) =>
  api.query(catalogue('related'), { params: { id: productId } });
/** Products that the customer received and can buy again. */
export const boughtProductsQuery = (api: Queries) => ({
  ...api.query(catalogue('bought')),
  staleTime: 10 * MINUTE,
});
export const followedStoresQuery = (api: Queries) =>
  api.query(catalogue('stores'), { query: { store: 'subscriptions', limit: 3 } });

const MAX_FOLLOWED = 100;

export const allFollowedStoresQuery = (api: Queries) => ({
  ...api.query(catalogue('stores'), { query: { store: 'subscriptions', limit: MAX_FOLLOWED } }),
  staleTime: MINUTE,
});

export const productQuery = (api: Queries, id: string) =>
  api.query(catalogue('byId'), { params: { id } });

const cardKey = (id: string) => ['product-seed', id];

/**
 * Stores a card so that its product page can render name, picture and price before the details have
 * arrived.
 */
export const cacheProductCard = (queryClient: QueryClient, card: ProductCard): void =>
  void queryClient.setQueryData<ProductCard>(cardKey(card.id), card);

export const findCachedCard = (queryClient: QueryClient, id: string): ProductCard | undefined =>
  queryClient.getQueryData<ProductCard>(cardKey(id));

export const keyFactsQuery = (api: Queries, ids: readonly string[]) => ({
  ...api.query(catalogue('keyFacts'), { query: { ids: ids.join() } }),
  staleTime: 5 * MINUTE,
});
