import * as contract from '@market/api-client/contract';
import { endpoints, noData, type Routes } from '../../http/mount';
import { toCustomerId } from '../../platform/scope';
import type { StockAlertsService } from './stock-alerts.service';

export const stockAlertsRoutes = ({ stockAlerts }: { stockAlerts: StockAlertsService }): Routes =>
  endpoints(contract.stockAlerts, {
    mine: ({ principal }) => stockAlerts.mine(principal.userId),
    add: ({ principal, body, request }) =>
      stockAlerts
        .add(
          { userId: principal?.isGuest ? undefined : toCustomerId(principal), host: request.ip },
          body,
        )
        .then(noData),
    remove: ({ principal, params }) => stockAlerts.remove(principal.userId, params.id).then(noData),
    stop: ({ body }) => stockAlerts.stop(body.token).then(noData),
  });
