import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
import type { BankingService } from '../banking';
import type { RefundsService } from '../refunds';
import type { LedgerService } from '../ledger';
import { orderMails, type OrdersService } from '../orders';
import type { OutboxService } from '../outbox';
import { returnData } from './personal-data.repository';
import { moveReturns } from './returns.repository';
import { returnsRoutes } from './returns.routes';
import { returnsService } from './returns.service';

export { returnTypeName } from './return-mails';
export type { ReturnsService } from './returns.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'platformName' | 'origins'>;
  /** Signs the links to guests’ orders. */
  readonly secret: string;
  readonly outbox: OutboxService;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
  readonly refunds: RefundsService;
  readonly banking: BankingService;
  readonly orders: OrdersService;
}

export function createReturns(deps: Deps) {
  const returns = returnsService({ ...deps, mails: orderMails(deps) });
  return {
    services: { returns },
    routes: [returnsRoutes({ returns })],
    personalData: { orders: returnData },
    moveGuestData: moveReturns,
  };
}
