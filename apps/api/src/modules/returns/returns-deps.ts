import type { Db } from '../../db/db';
import type { Principal } from '../../platform/principal';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
import type { BankingService } from '../banking';
import type { RefundsService } from '../refunds';
import type { LedgerService } from '../ledger';
import type { OrdersService, OrderMails } from '../orders';
import type { OutboxService } from '../outbox';
import type { ReturnRow, ReturnItemRow } from './returns.repository';

export interface ReturnsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: OutboxService;
  readonly audit: Pick<AuditService, 'record' | 'recordOfStaff'>;
  readonly ledger: LedgerService;
  readonly refunds: RefundsService;
  readonly banking: Pick<BankingService, 'identify'>;
  readonly orders: OrdersService;
  readonly mails: OrderMails;
}

export interface ReturnWithItems {
  readonly row: ReturnRow;
  readonly items: readonly ReturnItemRow[];
}

export interface ReturnStepDeps extends ReturnsDeps {
  /** Throws 404 for a return that is out of scope. */
  readonly getOrThrow: (db: Db, principal: Principal, id: string) => Promise<ReturnWithItems>;
}
