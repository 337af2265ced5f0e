import { noop } from '@tanstack/react-query';
import { replace, type LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { policiesQuery } from '../../../features/policies/policies.queries';
import { newestReviewsQuery } from '../../../features/reviews/reviews.queries';
import { isUnthemed } from '../../../features/stores/model/unthemed-store';
import {
  bestProductsQuery,
  storePageQuery,
  storeProductsQuery,
  storeSearch,
  storeSectionsQuery,
} from '../../../features/stores/stores.queries';
import { paths } from '../../paths';

const getSlug = ({ params }: LoaderFunctionArgs): string => params['slug'] ?? '';

/**
 * Waits for the store, because its pages cannot be rendered without its theme. Redirects older URLs
 * with the store's id to the slug.
 */
export async function storeLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = args.context.get(servicesContext);
  const requestedSlug = getSlug(args);
  const store = await queryClient.query(storePageQuery(api, requestedSlug));
  if (store.slug === requestedSlug) return null;
  queryClient.setQueryData(storePageQuery(api, store.slug).queryKey, store);
  const { pathname, search } = new URL(args.request.url);
  throw replace(
    pathname.replace(
      paths.store.href({ slug: requestedSlug }),
      paths.store.href({ slug: store.slug }),
    ) + search,
    301,
  );
}

/**
 * Waits for the store, as the layout does, because the page of a store without a theme loads more
 * than products.
 */
export async function storeProductsLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = args.context.get(servicesContext);
  const slug = getSlug(args);
  const search = parseListSearch(storeSearch, new URL(args.request.url).searchParams);
  void queryClient.query(storeProductsQuery(api, slug, search)).catch(noop);
  void queryClient.query(storeSectionsQuery(api, slug)).catch(noop);
  const store = await queryClient.query(storePageQuery(api, slug)).catch(noop);
  if (!store || !isUnthemed(store)) return null;
  void queryClient.query(bestProductsQuery(api, slug)).catch(noop);
  const { id, ratingCount, policyCount } = store;
  if (ratingCount > 0)
    void queryClient.query(newestReviewsQuery(api, { of: 'store', id })).catch(noop);
  if (policyCount > 0) void queryClient.query(policiesQuery(api, slug)).catch(noop);
  return null;
}

/**
 * Waits for the policies, so that a link to one of them (`#returns`) finds it. The page shows the
 * error when they fail to load.
 */
export async function storePoliciesLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = args.context.get(servicesContext);
  await queryClient.query(policiesQuery(api, getSlug(args))).catch(noop);
  return null;
}
