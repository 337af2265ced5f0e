import {
  auditActionLabels,
  type AuditAction,
  type AuditEntry,
  type AuditSubject,
} from '@market/domain/audit/audit';
import type { InboxKind } from '@market/domain/inbox/inbox';
import type { InboxDetail, InboxItemQuery } from '@market/domain/inbox/inbox-detail';
import { forbidden, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { listApprovalLevels } from '../stores/stores.reads';
import type { ItemFacts } from './inbox-check';
import { isDecider, type InboxDeps } from './inbox-deps';
import {
  differenceFacts,
  failedRefundFacts,
  findDifferenceSubject,
  findRefundSubject,
  paymentEventFacts,
  transferFacts,
  type DecidedRecord,
} from './failure-checks';
import { isWaiting, listLastActivities } from './inbox.repository';
import { disputeFacts, hubFacts } from './hub-and-dispute-checks';
import { partnerFacts } from './partner-checks';
import { payoutFacts } from './payout-checks';
import { productFacts } from './product-checks';
import { refundFacts } from './refund-checks';
import { remittanceFacts } from './remittance-checks';
import { storeFacts } from './store-checks';

const HISTORY_LIMIT = 5;
/** The number of log entries to read, enough to find the last decision among others. */
const ENTRIES = 20;

/**
 * For each kind, the record on which its decisions are logged, and the actions that are decisions.
 * Those of a refund or a difference may be logged on another record: see `findRecord`.
 */
const decisions: Readonly<
  Record<InboxKind, { subject: AuditSubject; actions: readonly AuditAction[] }>
> = {
  dispute: { subject: 'dispute', actions: ['dispute.accepted', 'dispute.contested'] },
  payout: { subject: 'payout', actions: ['payout.approved', 'payout.sentBack'] },
  refund: {
    subject: 'return',
    actions: ['return.refunded', 'return.refundDeclined', 'return.chargebackRecorded'],
  },
  remittance: { subject: 'remittance', actions: ['remittance.confirmed', 'remittance.refused'] },
  transfer: { subject: 'payout', actions: ['payout.approved'] },
  failedRefund: { subject: 'order', actions: ['refund.retried'] },
  paymentEvent: {
    subject: 'paymentEvent',
    actions: ['paymentEvent.retried', 'paymentEvent.handled'],
  },
  difference: {
    subject: 'payment',
    actions: ['payment.differenceExplained', 'payment.feeCorrected', 'payment.checked'],
  },
  order: { subject: 'order', actions: ['order.statusChanged'] },
  store: { subject: 'store', actions: ['store.approved', 'store.sentBack'] },
  product: { subject: 'product', actions: ['product.approved', 'product.sentBack'] },
  hub: { subject: 'store', actions: ['hub.approved', 'hub.declined'] },
  partner: { subject: 'partner', actions: ['partner.approved', 'partner.sentBack'] },
};

const noFacts: ItemFacts = { amounts: [], checks: [] };

/**
 * The checks and the latest events of one inbox item. Throws 403 without access to its kind, and
 * 404 for an unknown item.
 */
export const inboxDetail =
  ({ db, clock, audit, returns }: InboxDeps) =>
  async (principal: Principal, { kind, id }: InboxItemQuery): Promise<InboxDetail> => {
    if (!isDecider(kind, principal)) throw forbidden();
    const { subject, actions } = decisions[kind];
    const findRecord = (): Promise<DecidedRecord | undefined> | DecidedRecord => {
      if (kind === 'failedRefund') return findRefundSubject(db, id);
      if (kind === 'difference') return findDifferenceSubject(db, id);
      return { subject, subjectId: id };
    };
    const record = await findRecord();
    if (!record) throw notFound('This item');
    const now = clock.now();

    const readFacts = async (): Promise<ItemFacts | undefined> => {
      switch (kind) {
        case 'payout':
          return payoutFacts(db, id, now);
        case 'refund':
          return refundFacts(db, await returns.byId(principal, id));
        case 'remittance':
          return remittanceFacts(db, id);
        case 'transfer':
          return transferFacts(db, id, now);
        case 'failedRefund':
          return failedRefundFacts(db, id);
        case 'paymentEvent':
          return paymentEventFacts(db, id);
        case 'difference':
          return differenceFacts(db, id);
        case 'store':
          return storeFacts(db, id);
        case 'product':
          return productFacts(db, id);
        case 'hub':
          return hubFacts(db, id);
        case 'partner':
          return partnerFacts(db, id, now);
        case 'dispute':
          return disputeFacts(db, id);
        case 'order':
          return undefined;
      }
    };

    const [facts = noFacts, { rows: entries }, activities, approvalLevels] = await Promise.all([
      readFacts(),
      audit.list({ ...record, limit: ENTRIES, offset: 0 }),
      listLastActivities(db, { kind, id }, HISTORY_LIMIT),
      listApprovalLevels(db, principal),
    ]);
    const isOpen = await isWaiting(
      db,
      { kind, id },
      { userId: principal.userId, approvalLevels, now },
    );
    const answer = entries.find(({ action }) => actions.includes(action));
    if (!isOpen && !answer && facts === noFacts && activities.length === 0)
      throw notFound('This item');
    return {
      isOpen,
      ...(!isOpen &&
        answer && {
          answer: {
            action: answer.action,
            by: answer.actorName,
            byReader: answer.actorId === principal.userId,
            at: answer.at,
          },
        }),
      ...facts,
      history: activities.length > 0 ? activities : entries.slice(0, HISTORY_LIMIT).map(toEvent),
    };
  };

const toEvent = ({
  action,
  actorName,
  reason,
  at,
}: AuditEntry): InboxDetail['history'][number] => ({
  text: auditActionLabels[action],
  by: actorName,
  note: reason,
  at,
});
