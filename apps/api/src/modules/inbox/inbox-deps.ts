import * as contract from '@market/api-client/contract';
import type { InboxKind } from '@market/domain/inbox/inbox';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { AuditService } from '../audit';
import type { ReturnsService } from '../returns';

/**
 * For each kind, an endpoint that lists or decides on its items. Only users who can call the
 * endpoint see the kind.
 */
export const decisionEndpoints = {
  dispute: contract.disputes.list,
  payout: contract.payouts.list,
  refund: contract.returns.decideRefund,
  remittance: contract.cash.decide,
  order: contract.adminOrders.waiting,
  store: contract.storeApprovals.decide,
  product: contract.productApprovals.decide,
  hub: contract.hubs.approve,
  partner: contract.platformPartners.decide,
} as const satisfies Record<InboxKind, unknown>;

export interface InboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'list'>;
  readonly returns: Pick<ReturnsService, 'byId'>;
}
