import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { importSearchSchema } from '../../../features/product-imports/import-search.schema';
import { importListQuery } from '../../../features/product-imports/product-imports.queries';

export function importListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient
    .query(
      importListQuery(api, parseListSearch(importSearchSchema, new URL(request.url).searchParams)),
    )
    .catch(noop);
  return null;
}
