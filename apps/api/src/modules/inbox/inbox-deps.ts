import * as contract from '@market/api-client/contract';
import { isAllowed, type AccessRule } from '@market/api-client/access';
import type { InboxKind } from '@market/domain/inbox/inbox';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import type { ReturnsService } from '../returns';

/**
 * For each kind, the endpoints that list or decide on its items. Only users who can call all of
 * them see the kind.
 */
const decisionEndpoints = {
  dispute: [contract.disputes.list],
  payout: [contract.payouts.list],
  refund: [contract.returns.decideRefund],
  remittance: [contract.cash.decide],
  transfer: [contract.payouts.list],
  failedRefund: [contract.refunds.retry],
  paymentEvent: [contract.paymentEvents.retry],
  difference: [contract.reconciliation.byReference, contract.reconciliation.explain],
  order: [contract.adminOrders.waiting],
  store: [contract.storeApprovals.decide],
  product: [contract.productApprovals.decide],
  hub: [contract.hubs.approve],
  partner: [contract.platformPartners.decide],
} as const satisfies Record<InboxKind, readonly AccessRule[]>;

export const isDecider = (kind: InboxKind, principal: Principal): boolean =>
  decisionEndpoints[kind].every((endpoint) => isAllowed(endpoint, principal));

export interface InboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'list'>;
  readonly returns: Pick<ReturnsService, 'byId'>;
}
