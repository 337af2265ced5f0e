import { noop } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { orderSearchSchema, parsePrintSearch } from '../../../features/orders/order-search.schema';
import {
  orderListQuery,
  orderAddressQuery,
  orderQuery,
  packingSlipsQuery,
} from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

export function orderListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(orderSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(orderStatusesQuery(api)).catch(noop);
  void queryClient.query(orderListQuery(api, search)).catch(noop);
  return null;
}

export async function orderDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(orderAddressQuery(api, params['id'] ?? '')).catch(noop);
  const statuses = queryClient.query(orderStatusesQuery(api));
  const order = queryClient.query(orderQuery(api, params['id'] ?? ''));
  const [{ orderName }] = await Promise.all([order, statuses]);
  return { title: `Order ${orderName}` };
}

export async function orderPrintLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { paper, ids } = parsePrintSearch(new URL(request.url).searchParams);
  if (ids.length === 0) throw redirect(paths.orders.list.href());
  if (paper === 'slips') {
    await queryClient.query(packingSlipsQuery(api, ids.join(',')));
  } else {
    // Loaded on demand, to keep the code for invoices out of the order list's bundle.
    const { invoiceQuery } = await import('../../../features/transactions/transactions.queries');
    await Promise.all(ids.map((id) => queryClient.query(invoiceQuery(api, id))));
  }
  return null;
}
