import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  financeSearchSchema,
  paymentReportQuery,
  storeReportQuery,
} from '../../../features/finance/finance.queries';

/** Not awaited: the page shows skeletons while a report loads. */
export function financeReportsLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(financeSearchSchema, new URL(request.url).searchParams);
  const now = new Date();
  if (search.report === 'sar' || search.report === 'ndsr')
    void queryClient.query(storeReportQuery(api, search.report, search, now)).catch(noop);
  else void queryClient.query(paymentReportQuery(api, search.report, search, now)).catch(noop);
  return null;
}
