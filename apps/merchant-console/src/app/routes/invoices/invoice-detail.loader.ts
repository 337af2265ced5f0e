import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { invoiceQuery } from '../../../features/transactions/transactions.queries';

/** Browsers use the title as the file name when the page is saved as PDF. */
export async function invoiceDetailLoader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { invoiceNumber } = await queryClient.query(invoiceQuery(api, id));
  return { title: `Invoice ${invoiceNumber}` };
}
