import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { pageSearchSchema } from '@market/web-kit/router/list-search-fields';
import { servicesContext } from '@market/web-kit/services';
import {
  importListQuery,
  importQuery,
} from '../../../features/product-imports/product-imports.queries';

export function importListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(pageSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(importListQuery(api, search)).catch(noop);
  return null;
}

export async function importDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { fileName } = await queryClient.query(importQuery(api, params['id'] ?? ''));
  return { title: fileName };
}
