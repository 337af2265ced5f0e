import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
import type { PartnersService } from '../delivery';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';
import type { OrderMails } from './order-mails';

/** Refunds through the provider, after commit. */
export interface RefundPort {
  open(db: Db, refund: { checkoutId: string; orderId: string; amount: number }): Promise<void>;
}

export interface CouponPort {
  releaseForCheckout(db: Db, checkoutId: string, couponIds: readonly string[]): Promise<void>;
}

export interface OrdersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: OutboxService;
  readonly audit: Pick<AuditService, 'recordOfStaff'>;
  readonly ledger: LedgerService;
  readonly refunds: RefundPort;
  readonly coupons: CouponPort;
  readonly partners: PartnersService;
  readonly mails: OrderMails;
  /** `VM` in `VM-204001`. */
  readonly orderPrefix: string;
  readonly logisticsOrigin: string;
}
