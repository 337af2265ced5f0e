import { matchPath, matchRoutes } from 'react-router-dom';
import type { Services } from '@market/web-kit/services';
import { paths } from '../../app/paths';
import { routes } from '../../app/routes';
import { homeHead } from './home-head';
import { categoriesHead, categoryHead, productsHead, storesHead } from './listing-heads';
import type { HeadInput, PageHead } from './page-head';
import { productHead } from './product-head';
import { storeHead } from './store-head';
import {
  aboutHead,
  compareHead,
  cookiesHead,
  helpHead,
  privacyHead,
  systemHead,
  termsHead,
} from './text-heads';

export type { PageHead };

interface PublicPage {
  readonly pattern: string;
  readonly head: (input: HeadInput) => PageHead;
  /**
   * The modules that the page's route loads, as paths relative to the app's folder. The browser
   * preloads them.
   */
  readonly modules: readonly string[];
  /** A required parameter. Without it, the page shows data that is stored in the browser. */
  readonly needs?: string;
}

/**
 * The pages that are the same for every guest. Only these and the not-found page are
 * server-rendered.
 */
export const publicPages: readonly PublicPage[] = [
  {
    pattern: paths.home.pattern,
    head: homeHead,
    modules: ['src/app/routes/home/home.page.tsx', 'src/app/routes/home/home.loader.ts'],
  },
  {
    pattern: paths.products.pattern,
    head: productsHead,
    modules: [
      'src/app/routes/listing/product-list.page.tsx',
      'src/app/routes/listing/listing.loader.ts',
    ],
  },
  {
    pattern: paths.compare.pattern,
    needs: 'products',
    head: compareHead,
    modules: [
      'src/app/routes/compare/compare.page.tsx',
      'src/app/routes/compare/compare.loader.ts',
    ],
  },
  {
    pattern: paths.system.pattern,
    head: systemHead,
    modules: ['src/app/routes/system/system.page.tsx', 'src/app/routes/system/system.loader.ts'],
  },
  {
    pattern: paths.product.pattern,
    head: productHead,
    modules: [
      'src/app/routes/product/product.page.tsx',
      'src/app/routes/product/product.loader.ts',
    ],
  },
  {
    pattern: paths.categories.pattern,
    head: categoriesHead,
    modules: [
      'src/app/routes/categories/category-list.page.tsx',
      'src/app/routes/categories/category-list.loader.ts',
    ],
  },
  {
    pattern: paths.category.pattern,
    head: categoryHead,
    modules: [
      'src/app/routes/listing/category.page.tsx',
      'src/app/routes/listing/listing.loader.ts',
    ],
  },
  {
    pattern: paths.subCategory.pattern,
    head: categoryHead,
    modules: [
      'src/app/routes/listing/category.page.tsx',
      'src/app/routes/listing/listing.loader.ts',
    ],
  },
  {
    pattern: paths.childCategory.pattern,
    head: categoryHead,
    modules: [
      'src/app/routes/listing/category.page.tsx',
      'src/app/routes/listing/listing.loader.ts',
    ],
  },
  {
    pattern: paths.stores.pattern,
    head: storesHead,
    modules: [
      'src/app/routes/stores/store-list.page.tsx',
      'src/app/routes/stores/store-list.loader.ts',
    ],
  },
  {
    pattern: paths.store.pattern,
    head: storeHead,
    modules: [
      'src/app/routes/store/store.layout.tsx',
      'src/app/routes/store/store.loader.ts',
      'src/app/routes/store/store-products.page.tsx',
    ],
  },
  {
    pattern: paths.storeReviews.pattern,
    head: storeHead,
    modules: [
      'src/app/routes/store/store.layout.tsx',
      'src/app/routes/store/store.loader.ts',
      'src/app/routes/store/store-reviews.page.tsx',
    ],
  },
  {
    pattern: paths.storePolicies.pattern,
    head: storeHead,
    modules: [
      'src/app/routes/store/store.layout.tsx',
      'src/app/routes/store/store.loader.ts',
      'src/app/routes/store/store-policies.page.tsx',
    ],
  },
  {
    pattern: paths.help.pattern,
    head: helpHead,
    modules: ['src/app/routes/help/help.page.tsx', 'src/app/routes/help/help.loader.ts'],
  },
  {
    pattern: paths.about.pattern,
    head: aboutHead,
    modules: ['src/app/routes/legal/about.page.tsx'],
  },
  {
    pattern: paths.terms.pattern,
    head: termsHead,
    modules: ['src/app/routes/legal/terms.page.tsx'],
  },
  {
    pattern: paths.privacy.pattern,
    head: privacyHead,
    modules: ['src/app/routes/legal/privacy.page.tsx'],
  },
  {
    pattern: paths.cookies.pattern,
    head: cookiesHead,
    modules: ['src/app/routes/legal/cookies.page.tsx'],
  },
];

/** URLs that match a pattern above but are not public pages. */
const exceptionPatterns: readonly string[] = [paths.followedStores.pattern];

type Address = Pick<URL, 'pathname' | 'searchParams'>;

function findPage({ pathname, searchParams }: Address) {
  if (exceptionPatterns.some((pattern) => matchPath(pattern, pathname))) return undefined;
  for (const page of publicPages) {
    const match = matchPath(page.pattern, pathname);
    if (match && (page.needs === undefined || searchParams.has(page.needs)))
      return { ...page, params: match.params };
  }
  return undefined;
}

export const isPublicPage = (address: Address): boolean => findPage(address) !== undefined;

export const isKnownPage = (pathname: string): boolean =>
  matchRoutes(routes, pathname)?.at(-1)?.route.path !== '*';

export const getPageModules = (address: Address): readonly string[] =>
  findPage(address)?.modules ?? [];

/** Throws when the page is not public. */
export function getPageHead(address: Address, services: Services): PageHead {
  const found = findPage(address);
  if (!found) throw new Error(`${address.pathname} is not a public page`);
  return found.head({ params: found.params, search: address.searchParams, services });
}
