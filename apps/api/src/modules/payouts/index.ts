import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Log } from '../../platform/log';
import { readString, type Payload } from '../../platform/payload';
import { ignoreUnusableResponse } from '../../platform/provider-errors';
import type { AuditService } from '../audit';
import type { ProviderRegistry } from '../payment-providers';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';
import { partnerPayoutsRoutes, payoutsRoutes, servePayoutExports } from './payouts.routes';
import { SEND_PAYOUT } from './payout-approval';
import { payoutsService } from './payouts.service';

export { payoutReference } from './payout-transfers';
export { type PayoutsService } from './payouts.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: Pick<Config, 'platformName' | 'origins'>;
  /** Signs download URLs. */
  readonly secret: string;
  readonly outbox: OutboxService;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
  readonly providers: ProviderRegistry;
}

export function createPayouts({ config, ...deps }: Deps) {
  const { platformName, origins } = config;
  const payouts = payoutsService({
    ...deps,
    platformName,
    merchantOrigin: origins.merchant,
    adminOrigin: origins.admin,
    logisticsOrigin: origins.logistics,
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
        ignoreUnusableResponse(payouts.send(readString(payload, 'reference'))),
    },
  };
}
