import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { pageSearchSchema } from '@market/web-kit/router/list-search-fields';
import { servicesContext } from '@market/web-kit/services';
import { importListQuery } from '../../../features/product-imports/product-imports.queries';

export function importListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient
    .query(
      importListQuery(api, parseListSearch(pageSearchSchema, new URL(request.url).searchParams)),
    )
    .catch(noop);
  return null;
}
