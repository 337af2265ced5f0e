import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { readString, type Payload } from '../../platform/payload';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';
import type { PayoutsService } from '../payouts';
import { incomeService } from './income.service';
import { serveIncomeExports, subscriptionsRoutes } from './subscriptions.routes';
import { RENEW_SUBSCRIPTION, subscriptionsService } from './subscriptions.service';

export { RENEW_SUBSCRIPTION };
export { listPlans } from './subscriptions.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'platformName' | 'origins'>;
  /** Signs download URLs. */
  readonly secret: string;
  readonly outbox: OutboxService;
  readonly ledger: LedgerService;
  readonly payouts: PayoutsService;
}

export function createSubscriptions({ config, ...deps }: Deps) {
  const { platformName, origins } = config;
  const subscriptions = subscriptionsService({
    ...deps,
    platformName,
    merchantOrigin: origins.merchant,
  });
  const income = incomeService(deps);
  return {
    services: { subscriptions },
    routes: [
      subscriptionsRoutes({ subscriptions, income }),
      serveIncomeExports({ income, clock: deps.clock }),
    ],
    jobs: {
      [RENEW_SUBSCRIPTION]: (payload: Payload) =>
        subscriptions.renew(readString(payload, 'storeId')),
    },
  };
}
