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
import { disputesRoutes } from './disputes.routes';
import { disputesService, SEND_DISPUTE_ANSWER } from './disputes.service';
import { disputeData } from './personal-data.repository';

export type { DisputesService } from './disputes.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: Pick<Config, 'origins'>;
  readonly outbox: OutboxService;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
  readonly providers: ProviderRegistry;
}

export function createDisputes({ config, ...deps }: Deps) {
  const { merchant: merchantOrigin, admin: adminOrigin } = config.origins;
  const disputes = disputesService({ ...deps, merchantOrigin, adminOrigin });
  return {
    services: { disputes },
    routes: [disputesRoutes({ disputes })],
    jobs: {
      [SEND_DISPUTE_ANSWER]: (payload: Payload) =>
        ignoreUnusableResponse(disputes.send(readString(payload, 'disputeId'))),
    },
    personalData: { refunds: [disputeData] },
  };
}
