import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { listingQuery } from '../../../features/catalogue/listing.queries';
import { listingSearch } from '../../../features/catalogue/model/listing-search';

export function listingLoader({ context, params, request }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  const { categoryId, subCategoryId, childCategoryId } = params;
  const search = parseListSearch(listingSearch, new URL(request.url).searchParams);
  void queryClient
    .query(listingQuery(api, { categoryId, subCategoryId, childCategoryId }, search))
    .catch(noop);
  return null;
}
