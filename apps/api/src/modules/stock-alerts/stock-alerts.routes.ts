import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { customerIdOf } from '../../platform/scope';
import type { StockAlertsService } from './stock-alerts.service';

const nothing = (): null => null;

export const stockAlertsRoutes = ({ stockAlerts }: { stockAlerts: StockAlertsService }): Routes =>
  endpoints(contract.stockAlerts, {
    mine: ({ principal }) => stockAlerts.mine(principal.userId),
    add: ({ principal, body, request }) =>
      stockAlerts
        .add(
          { userId: principal?.isGuest ? undefined : customerIdOf(principal), host: request.ip },
          body,
        )
        .then(nothing),
    remove: ({ principal, params }) =>
      stockAlerts.remove(principal.userId, params.id).then(nothing),
    stop: ({ body }) => stockAlerts.stop(body.token).then(nothing),
  });
