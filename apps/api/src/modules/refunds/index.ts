import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Log } from '../../platform/log';
import { readString, type Payload } from '../../platform/payload';
import { ignoreUnusableResponse } from '../../platform/provider-errors';
import type { AuditService } from '../audit';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';
import type { ProviderRegistry } from '../payment-providers';
import { refundData } from './personal-data.repository';
import { refundsRoutes } from './refunds.routes';
import { refundsService, SEND_REFUND } from './refunds.service';

export { latePaymentEntries, type RefundsService } from './refunds.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly outbox: OutboxService;
  readonly ledger: LedgerService;
  readonly audit: AuditService;
  readonly providers: ProviderRegistry;
}

export function createRefunds(deps: Deps) {
  const refunds = refundsService(deps);
  return {
    services: { refunds },
    routes: [refundsRoutes({ refunds })],
    jobs: {
      [SEND_REFUND]: (payload: Payload) =>
        ignoreUnusableResponse(refunds.send(readString(payload, 'refundId'))),
    },
    personalData: { refunds: [refundData] },
  };
}
