import * as z from 'zod/mini';
import { categoryShowcaseSchema, promotionSchema } from '@market/domain/catalogue/curation';
import {
  catalogueFacetsSchema,
  catalogueFiltersSchema,
  suggestionsSchema,
} from '@market/domain/catalogue/facets';
import { keyFactsQuerySchema, keyFactsSchema } from '@market/domain/catalogue/key-facts';
import { goesWithQuerySchema, suggestionSchema } from '@market/domain/catalogue/goes-with.schema';
import { catalogueQuerySchema, productCardSchema } from '@market/domain/catalogue/product';
import { pageOf, pageQuerySchema, searchQuerySchema } from '@market/domain/paging';
import { MAX_SEARCH_LENGTH } from '@market/domain/list-limits';
import {
  storeCardSchema,
  storeDirectoryQuerySchema,
  storeShelvesQuerySchema,
  storeShelvesSchema,
} from '@market/domain/stores/store-card';
import { storeSectionsSchema } from '@market/domain/stores/store-page';
import { endpoint } from '../../endpoint';
import { customers } from '../access';
import { texts } from '../texts';
import { customerProductReplySchema } from './customer-product';
import { wholeList } from '../whole-list';

/** `correctedTo` is the corrected search text, when the typed one had no results. */
const productPageSchema = z.extend(pageOf(productCardSchema), {
  correctedTo: z.optional(z.string()),
});

const shopList = { method: 'GET', access: 'public', data: pageOf(productCardSchema) } as const;

/** Approved products of live stores on the marketplace. `count` stops at `COUNT_CAP`. */
export const list = endpoint({
  name: 'catalogue.list',
  method: 'GET',
  path: '/products/customer/getallproducts',
  access: 'public',
  query: catalogueQuerySchema,
  data: productPageSchema,
  failure: texts.products,
});

/** Product counts for each filter choice, for the same query as `list` without its paging. */
export const facets = endpoint({
  name: 'catalogue.facets',
  method: 'GET',
  path: '/products/customer/facets',
  access: 'public',
  query: catalogueFiltersSchema,
  data: catalogueFacetsSchema,
  failure: texts.products,
});

/** The key attributes of listed products or of their variants, for the list view. */
export const keyFacts = endpoint({
  name: 'catalogue.keyFacts',
  method: 'GET',
  path: '/products/customer/key-facts',
  access: 'public',
  query: keyFactsQuerySchema,
  data: wholeList(keyFactsSchema),
  failure: texts.productDetails,
});

/** Search suggestions: at most 6 products, 4 categories and 3 stores. */
export const suggestions = endpoint({
  name: 'catalogue.suggestions',
  method: 'GET',
  path: '/products/customer/suggestions',
  access: 'public',
  query: z.object({ search: z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH)) }),
  data: suggestionsSchema,
  failure: texts.products,
});

/** Includes products that are sold only in their store. */
export const byId = endpoint({
  name: 'catalogue.byId',
  method: 'GET',
  path: '/products/customer/product/:id',
  access: 'public',
  data: customerProductReplySchema,
  failure: texts.productDetails,
});

/** At most 12 products: those in stock first, then by closest category, then by similarity. */
export const related = endpoint({
  name: 'catalogue.related',
  method: 'GET',
  path: '/products/customer/product/:id/related',
  access: 'public',
  data: wholeList(productCardSchema),
  failure: texts.products,
});

/**
 * Not in the spec: products that the customer has received and can buy again, at most 12, latest
 * order first.
 */
export const bought = endpoint({
  name: 'catalogue.bought',
  method: 'GET',
  path: '/products/customer/bought',
  ...customers,
  data: wholeList(productCardSchema),
  failure: texts.products,
});

/**
 * Not in the spec: products in stock that go with the given products according to the fit rules,
 * each with the reason.
 */
export const goesWith = endpoint({
  name: 'catalogue.goesWith',
  method: 'GET',
  path: '/products/customer/goes-with',
  access: 'public',
  query: goesWithQuerySchema,
  data: wholeList(suggestionSchema),
  failure: texts.products,
});

/** Products below their list price, largest percentage discount first. */
export const fixedDiscount = endpoint({
  name: 'catalogue.fixedDiscount',
  method: 'GET',
  path: '/products/fixed-discount',
  access: 'public',
  query: pageQuerySchema,
  data: pageOf(productCardSchema),
  failure: texts.productsNow,
});

/** One product per day, the same for everyone. */
export const dailyProduct = endpoint({
  name: 'catalogue.dailyProduct',
  method: 'GET',
  path: '/products/daily-product',
  access: 'public',
  data: z.nullable(productCardSchema),
  failure: texts.product,
});

export const stores = endpoint({
  name: 'catalogue.stores',
  method: 'GET',
  path: '/store/customer/all-stores',
  access: 'public',
  query: storeDirectoryQuerySchema,
  data: pageOf(storeCardSchema),
  failure: texts.stores,
});

/** Not in the spec: the store directory with what each store sells. */
export const storeShelves = endpoint({
  name: 'catalogue.storeShelves',
  method: 'GET',
  path: '/store/customer/directory',
  access: 'public',
  query: storeShelvesQuerySchema,
  data: storeShelvesSchema,
  failure: texts.stores,
});

export const officialOutlets = endpoint({
  name: 'catalogue.officialOutlets',
  method: 'GET',
  path: '/products/customer/official-outlets',
  access: 'public',
  data: wholeList(z.object({ store: storeCardSchema, products: z.array(productCardSchema) })),
  failure: texts.products,
});

/** One category per hour, the same for everyone. Null when the catalogue is empty. */
export const randomCategory = endpoint({
  name: 'catalogue.randomCategory',
  method: 'GET',
  path: '/products/random-products-category',
  access: 'public',
  data: z.nullable(categoryShowcaseSchema),
  failure: texts.products,
});

/** Products on the central marketplace, best sellers first. */
export const marketplace = endpoint({
  ...shopList,
  name: 'catalogue.marketplace',
  path: '/products/customer/marketplace/products',
  query: pageQuerySchema,
  failure: texts.products,
});

/** Promotions of the platform in their order, with their products on the marketplace. */
export const promotions = endpoint({
  name: 'catalogue.promotions',
  method: 'GET',
  path: '/products/customer/promotion-products',
  access: 'public',
  data: wholeList(promotionSchema),
  failure: texts.products,
});

/** Marketplace products of a live store, best sellers first. `id` is the store's id. */
export const storeMarketplace = endpoint({
  ...shopList,
  name: 'catalogue.storeMarketplace',
  path: '/products/getmertchant/marketplace/products/:id',
  query: searchQuerySchema,
  failure: texts.products,
});

/**
 * All products for the store's own page, featured ones first unless sorted. 404 when the store is
 * not live.
 */
export const storePageProducts = endpoint({
  ...shopList,
  name: 'catalogue.storePageProducts',
  path: '/products/getmertchant/products/themesapi/:id',
  query: z.pick(catalogueQuerySchema, {
    limit: true,
    offset: true,
    search: true,
    categoryId: true,
    onSale: true,
    sort: true,
  }),
  failure: texts.products,
});

/** Not in the spec: the categories of the products on the store's own page. */
export const storeSections = endpoint({
  name: 'catalogue.storeSections',
  method: 'GET',
  path: '/store/customer/:id/sections',
  access: 'public',
  data: storeSectionsSchema,
  failure: texts.products,
});

/** All products of a live store, best sellers first. */
export const storeProducts = endpoint({
  ...shopList,
  name: 'catalogue.storeProducts',
  path: '/products/getmerchant/store/products/:id',
  query: searchQuerySchema,
  failure: texts.products,
});
