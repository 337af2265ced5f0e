import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Log } from '../../platform/log';
import type { AuditService } from '../audit';
import type { ProviderRegistry } from '../payment-providers';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';

export interface PayoutsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly outbox: OutboxService;
  readonly audit: Pick<AuditService, 'record'>;
  readonly ledger: LedgerService;
  readonly providers: ProviderRegistry;
  /** Signs download URLs. */
  readonly secret: string;
  readonly platformName: string;
  readonly merchantOrigin: string;
  readonly logisticsOrigin: string;
  readonly adminOrigin: string;
}
