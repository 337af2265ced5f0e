import { noop } from '@tanstack/react-query';
import { replace, type LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { policiesQuery } from '../../../features/policies/policies.queries';
import {
  storePageQuery,
  storeProductsQuery,
  storeSearch,
} from '../../../features/stores/stores.queries';
import { paths } from '../../paths';

const slugOf = ({ params }: LoaderFunctionArgs): string => params['slug'] ?? '';

/**
 * Waits, because no store page can be rendered without the store's look. Redirects older URLs with
 * the store's id to the slug.
 */
export async function storeLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = args.context.get(servicesContext);
  const requestedSlug = slugOf(args);
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

export function storeProductsLoader(args: LoaderFunctionArgs): null {
  const { api, queryClient } = args.context.get(servicesContext);
  const search = parseListSearch(storeSearch, new URL(args.request.url).searchParams);
  void queryClient.query(storeProductsQuery(api, slugOf(args), search)).catch(noop);
  return null;
}

/** Waits, so that a link to one policy (`#returns`) finds it; a failure is the page's to show. */
export async function storePoliciesLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = args.context.get(servicesContext);
  await queryClient.query(policiesQuery(api, slugOf(args))).catch(noop);
  return null;
}
