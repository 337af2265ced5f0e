import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { categoryOverviewQuery } from '../../../features/catalogue/catalogue.queries';

export function categoryListLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(categoryOverviewQuery(api)).catch(noop);
  return null;
}
