import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { homeSystemQuery } from '../../../features/systems/systems.queries';
import { dealsQuery, topCategoriesQuery } from '../../../features/catalogue/catalogue.queries';

/**
 * Starts loading the sections near the first screen. Each has its own skeleton and error state, and
 * none delays the page.
 */
export function homeLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  void Promise.allSettled([
    queryClient.query(homeSystemQuery(api)),
    queryClient.query(topCategoriesQuery(api)),
    queryClient.query(dealsQuery(api)),
  ]).then(noop);
  return null;
}
