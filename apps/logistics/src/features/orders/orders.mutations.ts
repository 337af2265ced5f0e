import type { Queries } from '@market/api-client/queries';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import * as partners from '@market/api-client/contract/main/partners';

/** Whichever of the groups serves this role. */
const invalidates = [partners.orders, dispatch.list, adminOrders.list];

export const orderAcceptance = (api: Queries) =>
  api.mutation(orders.update, { invalidates, success: 'Order accepted' });

export const orderMove = (api: Queries) => api.mutation(orders.update, { invalidates });

/** The form with the code shows a refusal itself (`quiet`). */
export const deliveryConfirmation = (api: Queries) =>
  api.mutation(orders.update, { invalidates, quiet: true, success: 'Delivery confirmed' });

/** The dialog shows the error itself. */
export const deliveryFailure = (api: Queries) =>
  api.mutation(partners.failDelivery, {
    invalidates,
    quiet: true,
    success: 'Failed delivery reported',
  });

/** The dialog shows a refusal itself, and forgets the order: it is somebody else's from now on. */
export const orderDecline = (api: Queries) =>
  api.mutation(partners.decline, { invalidates: [], quiet: true });

export const dispatchPhoneChange = (api: Queries) =>
  api.mutation(merchantOrders.dispatchPhone, {
    invalidates,
    quiet: true,
    success: 'Phone number saved',
  });
