import type { Config } from '../../config';
import { textIn, type Payload } from '../../platform/payload';
import { unlessUnusable } from '../../platform/provider-errors';
import type { PayoutsDeps } from './payouts-deps';
import { payoutsRoutes, servePayoutExports } from './payouts.routes';
import { SEND_PAYOUT } from './payout-approval';
import { payoutsService } from './payouts.service';

export { payoutReference } from './payout-transfers';
export { type PayoutsService } from './payouts.service';

type Deps = Omit<PayoutsDeps, 'platformName' | 'seller' | 'admin'> & {
  readonly config: Pick<Config, 'platformName' | 'origins'>;
};

/** Payouts to stores. */
export function createPayouts({ config, ...deps }: Deps) {
  const { platformName, origins } = config;
  const payouts = payoutsService({
    ...deps,
    platformName,
    seller: origins.merchant,
    admin: origins.admin,
  });
  return {
    services: { payouts },
    routes: [payoutsRoutes({ payouts }), servePayoutExports({ payouts, clock: deps.clock })],
    jobs: {
      [SEND_PAYOUT]: (payload: Payload) =>
        unlessUnusable(payouts.send(textIn(payload, 'reference'))),
    },
  };
}
