import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { storeShelvesQuery } from '../../../features/catalogue/listing.queries';
import { storeSearch } from '../../../features/catalogue/model/store-search';

export function storeListLoader({ context, request }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(storeSearch, new URL(request.url).searchParams);
  void queryClient.query(storeShelvesQuery(api, search, false)).catch(noop);
  return null;
}
