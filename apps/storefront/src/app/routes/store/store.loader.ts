import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { policiesQuery } from '../../../features/policies/policies.queries';
import { storePageQuery, storeProductsQuery } from '../../../features/stores/stores.queries';
import { storeSearchSchema } from '../../../features/stores/store-search.schema';

const idOf = ({ params }: LoaderFunctionArgs): string => params['storeId'] ?? '';

/** Nothing of a store can be drawn without its look. */
export async function storeLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = args.context.get(servicesContext);
  await queryClient.query(storePageQuery(api, idOf(args)));
  return null;
}

export function storeProductsLoader(args: LoaderFunctionArgs): null {
  const { api, queryClient } = args.context.get(servicesContext);
  const search = parseListSearch(storeSearchSchema, new URL(args.request.url).searchParams);
  void queryClient.query(storeProductsQuery(api, idOf(args), search)).catch(noop);
  return null;
}

/** Waits, so that a link to one policy (`#returns`) finds it; a failure is the page's to show. */
export async function storePoliciesLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = args.context.get(servicesContext);
  await queryClient.query(policiesQuery(api, idOf(args))).catch(noop);
  return null;
}
