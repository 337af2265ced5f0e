import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { readString, type Payload } from '../../platform/payload';
import type { ThrottleService } from '../accounts';
import type { CatalogueService } from '../catalogue';
import type { OutboxService } from '../outbox';
import { deleteSentAlerts, stockAlertData } from './stock-alerts.repository';
import { stockAlertsRoutes } from './stock-alerts.routes';
import { stockAlertsService } from './stock-alerts.service';

/** Triggers enqueue this job: see the migration `stock_alerts`. */
const STOCK_RETURNED = 'stock.returned';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly catalogue: CatalogueService;
  readonly outbox: OutboxService;
  readonly throttle: ThrottleService;
  /** Signs the links that end alerts. */
  readonly secret: string;
  readonly config: Pick<Config, 'origins'>;
}

export function createStockAlerts(deps: Deps) {
  const stockAlerts = stockAlertsService(deps);
  return {
    services: { stockAlerts },
    routes: [stockAlertsRoutes({ stockAlerts })],
    jobs: {
      [STOCK_RETURNED]: (payload: Payload) => stockAlerts.send(readString(payload, 'variantId')),
    },
    personalData: { shopping: [stockAlertData] },
    cleanUp: () => deleteSentAlerts(deps.db, deps.clock.now()),
  };
}
