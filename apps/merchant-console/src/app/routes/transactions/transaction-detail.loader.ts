import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { transactionQuery } from '../../../features/transactions/transactions.queries';

export async function transactionDetailLoader({
  context,
  params: { id = '' },
}: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { orderName } = await queryClient.query(transactionQuery(api, id));
  return { title: `Payment for ${orderName}` };
}
