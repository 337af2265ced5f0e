import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { packingSlipsQuery } from '../../../features/orders/orders.queries';
import { parsePapersSearch } from '../../../features/orders/papers-search.schema';
import { invoiceQuery } from '../../../features/transactions/transactions.queries';
import { paths } from '../../paths';

export async function orderPapersLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { paper, ids } = parsePapersSearch(new URL(request.url).searchParams);
  if (ids.length === 0) throw redirect(paths.orders.list.href());
  if (paper === 'slips') await queryClient.query(packingSlipsQuery(api, ids.join(',')));
  else await Promise.all(ids.map((id) => queryClient.query(invoiceQuery(api, id))));
  return null;
}
