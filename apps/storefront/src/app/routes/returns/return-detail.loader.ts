import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { returnQuery } from '../../../features/returns/returns.queries';

export async function returnDetailLoader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(returnQuery(api, params['returnId'] ?? ''));
  return null;
}
