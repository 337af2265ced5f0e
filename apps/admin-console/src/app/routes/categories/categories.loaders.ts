import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import {
  attributesQuery,
  categoryTreeQuery,
} from '../../../features/categories/categories.queries';

export function categoryListLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(categoryTreeQuery(api)).catch(noop);
  return null;
}

export function categoryLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(attributesQuery(api, params['id'] ?? '')).catch(noop);
  return null;
}
