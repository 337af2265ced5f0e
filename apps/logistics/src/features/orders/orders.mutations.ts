import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as partners from '@market/api-client/contract/main/partners';
import type { Queries } from '@market/api-client/queries';

// Separate from the queries, because the forms that use the mutations load after the page.

/** The order lists of all roles. */
const invalidates = [partners.orders, dispatch.list, adminOrders.list];

export const changeDispatchPhone = (api: Queries) =>
  api.mutation(merchantOrders.dispatchPhone, {
    invalidates,
    quiet: true,
    success: 'Phone number saved',
  });
