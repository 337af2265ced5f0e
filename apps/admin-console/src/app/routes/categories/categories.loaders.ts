import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import {
  attributesQuery,
  categoryTreeQuery,
  fitRulesQuery,
} from '../../../features/categories/categories.queries';

export function categoryListLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(categoryTreeQuery(api)).catch(noop);
  return null;
}

export function categoryLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const id = params['id'] ?? '';
  void queryClient.query(attributesQuery(api, id)).catch(noop);
  void queryClient.query(fitRulesQuery(api, id)).catch(noop);
  return null;
}
