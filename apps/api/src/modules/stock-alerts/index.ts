import { payloadString, type Payload } from '../../platform/payload';
import { stockAlertsRoutes } from './stock-alerts.routes';
import { stockAlertsService } from './stock-alerts.service';

export { stockAlertData } from './stock-alerts.repository';

/** Triggers enqueue this job: see the migration `stock_alerts`. */
const STOCK_RETURNED = 'stock.returned';

/** Emails to people who wait for a sold-out product. */
export function createStockAlerts(deps: Parameters<typeof stockAlertsService>[0]) {
  const stockAlerts = stockAlertsService(deps);
  return {
    services: { stockAlerts },
    routes: [stockAlertsRoutes({ stockAlerts })],
    jobs: {
      [STOCK_RETURNED]: (payload: Payload) => stockAlerts.send(payloadString(payload, 'variantId')),
    },
  };
}
