import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { dailyProductQuery, dealsQuery, newestQuery, officialOutletsQuery } from '../../../features/catalogue/catalogue.queries';
import { noop } from '../../../shared/noop';

/** Every section has its own skeleton and its own failure: nothing holds the page back. */
export function homeLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  const wanted = [queryClient.query(dealsQuery(api)), queryClient.query(dailyProductQuery(api)), queryClient.query(officialOutletsQuery(api)), queryClient.query(newestQuery(api))];
  void Promise.allSettled(wanted).then(noop);
  return null;
}
