import { matchPath, matchRoutes } from 'react-router-dom';
import type { Services } from '@market/web-kit/services';
import { paths } from '../../app/paths';
import { routes } from '../../app/routes';
import { homeHead } from './home-head';
import {
  categoriesHead,
  categoryHead,
  contactHead,
  productsHead,
  storesHead,
} from './listing-heads';
import type { HeadInput, PageHead } from './page-head';
import { productHead } from './product-head';
import { storeHead } from './store-head';

export type { PageHead };

/** The pages that are the same for every guest. Only these are server-rendered. */
const publicPages: readonly (readonly [pattern: string, head: (input: HeadInput) => PageHead])[] = [
  [paths.home.pattern, homeHead],
  [paths.products.pattern, productsHead],
  [paths.product.pattern, productHead],
  [paths.categories.pattern, categoriesHead],
  [paths.category.pattern, categoryHead],
  [paths.subCategory.pattern, categoryHead],
  [paths.childCategory.pattern, categoryHead],
  [paths.stores.pattern, storesHead],
  [paths.store.pattern, storeHead],
  [paths.storeReviews.pattern, storeHead],
  [paths.storePolicies.pattern, storeHead],
  [paths.contact.pattern, contactHead],
];

/** Addresses that look like one of them. */
const exceptions: readonly string[] = [paths.followedStores.pattern];

function find(pathname: string) {
  if (exceptions.some((pattern) => matchPath(pattern, pathname))) return undefined;
  for (const [pattern, head] of publicPages) {
    const match = matchPath(pattern, pathname);
    if (match) return { head, params: match.params };
  }
  return undefined;
}

export const isPublicPage = (pathname: string): boolean => find(pathname) !== undefined;

/** Whether the app has a page at this address at all. */
export const isKnownPage = (pathname: string): boolean =>
  matchRoutes(routes, pathname)?.at(-1)?.route.path !== '*';

/** Throws for a page that is not public. */
export function headOf({ pathname, searchParams }: URL, services: Services): PageHead {
  const found = find(pathname);
  if (!found) throw new Error(`${pathname} is not a public page`);
  return found.head({ params: found.params, search: searchParams, services });
}
