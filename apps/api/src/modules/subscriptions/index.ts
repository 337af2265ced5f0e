import type { Config } from '../../config';
import { payloadString, type Payload } from '../../platform/payload';
import { incomeService } from './income.service';
import { serveIncomeExports, subscriptionsRoutes } from './subscriptions.routes';
import { RENEW_SUBSCRIPTION, subscriptionsService } from './subscriptions.service';

export { RENEW_SUBSCRIPTION };
export { listPlans } from './subscriptions.repository';

type Deps = Omit<Parameters<typeof subscriptionsService>[0], 'platformName' | 'seller'> & {
  readonly config: Pick<Config, 'platformName' | 'origins'>;
  /** Signs download URLs. */
  readonly secret: string;
};

/** Stores' plans. */
export function createSubscriptions({ config, ...deps }: Deps) {
  const { platformName, origins } = config;
  const subscriptions = subscriptionsService({ ...deps, platformName, seller: origins.merchant });
  const income = incomeService(deps);
  return {
    services: { subscriptions },
    routes: [
      subscriptionsRoutes({ subscriptions, income }),
      serveIncomeExports({ income, clock: deps.clock }),
    ],
    jobs: {
      [RENEW_SUBSCRIPTION]: (payload: Payload) =>
        subscriptions.renew(payloadString(payload, 'storeId')),
    },
  };
}
