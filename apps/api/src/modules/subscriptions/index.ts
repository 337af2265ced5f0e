import type { Config } from '../../config';
import { textIn, type Payload } from '../../platform/payload';
import { subscriptionsRoutes } from './subscriptions.routes';
import { RENEW_SUBSCRIPTION, subscriptionsService } from './subscriptions.service';

type Deps = Omit<Parameters<typeof subscriptionsService>[0], 'platformName' | 'seller'> & {
  readonly config: Pick<Config, 'platformName' | 'origins'>;
};

/** Stores' plans. */
export function createSubscriptions({ config, ...deps }: Deps) {
  const { platformName, origins } = config;
  const subscriptions = subscriptionsService({ ...deps, platformName, seller: origins.merchant });
  return {
    services: { subscriptions },
    routes: [subscriptionsRoutes({ subscriptions })],
    jobs: {
      [RENEW_SUBSCRIPTION]: (payload: Payload) => subscriptions.renew(textIn(payload, 'storeId')),
    },
  };
}
