import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { dealsQuery, topCategoriesQuery } from '../../../features/catalogue/catalogue.queries';

/**
 * What is near the first screen; every section has its own skeleton and its own failure, and
 * nothing holds the page back.
 */
export function homeLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  void Promise.allSettled([
    queryClient.query(topCategoriesQuery(api)),
    queryClient.query(dealsQuery(api)),
  ]).then(noop);
  return null;
}
