import type { Config } from '../../config';
import { payloadString, type Payload } from '../../platform/payload';
import { ignoreUnusableResponse } from '../../platform/provider-errors';
import type { PayoutsDeps } from './payouts-deps';
import { partnerPayoutsRoutes, payoutsRoutes, servePayoutExports } from './payouts.routes';
import { SEND_PAYOUT } from './payout-approval';
import { payoutsService } from './payouts.service';

export { payoutReference } from './payout-transfers';
export { type PayoutsService } from './payouts.service';

type Deps = Omit<PayoutsDeps, 'platformName' | 'seller' | 'admin' | 'logistics'> & {
  readonly config: Pick<Config, 'platformName' | 'origins'>;
};

/** Payouts to stores and shipping partners. */
export function createPayouts({ config, ...deps }: Deps) {
  const { platformName, origins } = config;
  const payouts = payoutsService({
    ...deps,
    platformName,
    seller: origins.merchant,
    admin: origins.admin,
    logistics: origins.logistics,
  });
  return {
    services: { payouts },
    routes: [
      payoutsRoutes({ payouts }),
      partnerPayoutsRoutes({ payouts }),
      servePayoutExports({ payouts, clock: deps.clock }),
    ],
    jobs: {
      [SEND_PAYOUT]: (payload: Payload) =>
        ignoreUnusableResponse(payouts.send(payloadString(payload, 'reference'))),
    },
  };
}
