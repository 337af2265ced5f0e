import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { addressListQuery } from '../../../features/addresses/addresses.queries';
import {
  boughtProductsQuery,
  followedStoresQuery,
} from '../../../features/catalogue/catalogue.queries';
import {
  latestOrdersQuery,
  orderQuery,
  orderStatusesQuery,
} from '../../../features/orders/orders.queries';
import { deletionQuery } from '../../../features/account/account.queries';
import { accounts } from '../../../shared/endpoints';

/** Refetches to show changes from other devices. Cached data is shown in the meantime. */
export function profileLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient, session } = context.get(servicesContext);
  void queryClient
    .query(api.query(accounts('me')))
    .then(session.update)
    .catch(noop);
  return null;
}

export function deletionLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(deletionQuery(api)).catch(noop);
  return null;
}

export function accountLoader(args: LoaderFunctionArgs): null {
  const { api, queryClient } = args.context.get(servicesContext);
  const latestOrder = async () => {
    const { rows } = await queryClient.query(latestOrdersQuery(api));
    if (rows[0]) await queryClient.query(orderQuery(api, rows[0].id));
  };
  void latestOrder().catch(noop);
  for (const query of [
    orderStatusesQuery,
    addressListQuery,
    followedStoresQuery,
    boughtProductsQuery,
  ])
    void queryClient.query(query(api)).catch(noop);
  return profileLoader(args);
}
