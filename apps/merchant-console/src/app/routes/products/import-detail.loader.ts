import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { importQuery } from '../../../features/product-imports/product-imports.queries';

export async function importDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { fileName } = await queryClient.query(importQuery(api, params['id'] ?? ''));
  return { title: fileName };
}
