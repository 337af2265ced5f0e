import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformStores } from '@market/api-client/access';
import { listLoader } from '@market/web-kit/router/url-list';
import { servicesContext } from '@market/web-kit/services';
import { can } from '@market/web-kit/use-session';
import {
  merchantDetailQuery,
  merchantList,
  storeFiguresQuery,
  storeSalesQuery,
} from '../../../features/merchants/merchants.queries';
import { storeQuery } from '../../../features/stores/stores.queries';

export const merchantListLoader = listLoader(merchantList);

export async function merchantDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(servicesContext);
  const id = params['id'] ?? '';
  if (can(session.user(), platformStores))
    void queryClient.query(storeSalesQuery(api, id)).catch(noop);
  const [{ merchantId, storeName }] = await Promise.all([
    queryClient.query(storeQuery(api, id)),
    queryClient.query(storeFiguresQuery(api, id)),
  ]);
  await queryClient.query(merchantDetailQuery(api, merchantId));
  return { title: storeName };
}
