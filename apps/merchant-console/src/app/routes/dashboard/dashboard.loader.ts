import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as products from '@market/api-client/contract/main/products';
import { servicesContext } from '@market/web-kit/services';
import { can } from '@market/web-kit/use-session';
import { latestOrdersQuery, orderStatusesQuery } from '../../../features/orders/orders.queries';
import { moneyQuery } from '../../../features/payouts/payouts.queries';
import { sentBackQuery, stockQuery } from '../../../features/products/products.queries';
import { merchantProfileQuery } from '../../../features/store/store.queries';

/** Waits for the store's state, which decides what the page is about, and starts what this person may see besides. */
export async function dashboardLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(servicesContext);
  const user = session.user();
  const profile = queryClient.query(merchantProfileQuery(api));
  if (can(user, merchantOrders.list)) {
    void queryClient.query(orderStatusesQuery(api)).catch(noop);
    void queryClient.query(latestOrdersQuery(api)).catch(noop);
  }
  if (can(user, products.list)) {
    void queryClient.query(stockQuery(api)).catch(noop);
    void queryClient.query(sentBackQuery(api)).catch(noop);
  }
  if (can(user, payouts.mine)) void queryClient.query(moneyQuery(api)).catch(noop);
  await profile;
  return null;
}
