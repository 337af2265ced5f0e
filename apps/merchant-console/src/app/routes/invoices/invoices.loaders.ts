import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { transactionSearchSchema } from '../../../features/transactions/transaction-search.schema';
import {
  invoiceListQuery,
  invoiceQuery,
} from '../../../features/transactions/transactions.queries';

export function invoiceListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(transactionSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(invoiceListQuery(api, search)).catch(noop);
  return null;
}

/** Browsers use the title as the file name when the page is saved as PDF. */
export async function invoiceDetailLoader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { invoiceNumber } = await queryClient.query(invoiceQuery(api, id));
  return { title: `Invoice ${invoiceNumber}` };
}
