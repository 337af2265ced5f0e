import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as categories from '@market/api-client/contract/main/categories';
import type { Queries } from '@market/api-client/queries';
import type { ProductCard } from '@market/domain/catalogue/product';
import { wireQuery, type ListingSearch, type ListingScope } from './model/listing-search';

const MINUTE = 60_000;

/** The whole tree: header, home page, filters and crumbs all read it, so it is fetched once. */
export const categoryTreeQuery = (api: Queries) => ({ ...api.query(categories.list), staleTime: 30 * MINUTE });

export const listingQuery = (api: Queries, scope: ListingScope, search: ListingSearch) => ({
  ...api.query(catalogue.list, { query: wireQuery(scope, search) }),
  placeholderData: keepPreviousData,
});

export const dealsQuery = (api: Queries) => api.query(catalogue.fixedDiscount, { query: { limit: 5 } });
export const dailyProductQuery = (api: Queries) => ({ ...api.query(catalogue.dailyProduct), staleTime: 30 * MINUTE });
export const officialOutletsQuery = (api: Queries) => ({ ...api.query(catalogue.officialOutlets), staleTime: 10 * MINUTE });
export const newestQuery = (api: Queries) => api.query(catalogue.list, { query: { sort: 'newest', limit: 10 } });
export const relatedQuery = (api: Queries, categoryId: string) => api.query(catalogue.list, { query: { categoryId, limit: 6 } });
export const storesQuery = (api: Queries, query: { search?: string | undefined; limit: number; offset: number }) => ({
  ...api.query(catalogue.stores, { query }),
  placeholderData: keepPreviousData,
});

export const productQuery = (api: Queries, id: string) => api.query(catalogue.byId, { params: { id } });

const seedKey = (id: string) => ['product-seed', id];

/** Keeps a card so that its product page can draw name, picture and price before the detail has arrived. */
export const rememberCard = (queryClient: QueryClient, card: ProductCard): void => void queryClient.setQueryData<ProductCard>(seedKey(card.id), card);

export const rememberedCard = (queryClient: QueryClient, id: string): ProductCard | undefined => queryClient.getQueryData<ProductCard>(seedKey(id));
