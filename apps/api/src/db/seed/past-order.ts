import {
  completionEntries,
  deliveryEarnedEntries,
  refundEntries,
  refundSentEntries,
} from '@market/domain/ledger/entries';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { MIN_RETURN_DAYS } from '@market/domain/orders/return-window';
import { partnerShare } from '@market/domain/shipping/partner-share';
import { getReturnWindowEnd, type NewOrderActivity, type OrderDraft } from '../../modules/orders';
import { addMilliseconds, minutes } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { partnersTable } from '../schema';
import { getStatus } from './deliver-order';
import type { Member } from './members';
import { addPastReturn } from './past-return';
import { addLedgerEvent, type PastRows } from './past-rows';
import type { Step } from './plan-order-steps';
import type { ReturnPlan } from './plan-return';

interface Deps {
  readonly rows: PastRows;
  readonly ids: Ids;
  readonly statuses: readonly OrderStatus[];
  readonly platformName: string;
  readonly partners: readonly Pick<
    typeof partnersTable.$inferSelect,
    'userId' | 'companyName' | 'shareBps'
  >[];
}

/** The effect of a finished order on the ledger, in kobo. */
interface LedgerEffect {
  readonly refunded: number;
  /** The store's share, once the order is completed. */
  readonly released: number;
}

/**
 * Collects the rows of a finished order as the services would have written them for each step,
 * without the emails.
 */
export function addPastOrder(
  deps: Deps,
  draft: OrderDraft,
  reference: string,
  steps: readonly Step[],
  plan: ReturnPlan | undefined,
): LedgerEffect {
  const { order, items, activity, store, money } = draft;
  const { rows, ids, platformName } = deps;
  const last = steps.at(-1);
  if (!last) throw new Error(`${order.orderName} has no steps`);
  const isCancelled = last.kind === 'cancelled';
  const pastReturn = plan && addPastReturn(deps, draft, reference, plan);
  const isReturned = pastReturn?.share?.isWhole === true;
  const completedAt =
    isCancelled || isReturned
      ? null
      : latestDate(
          getReturnWindowEnd({ returnDays: order.returnDays ?? MIN_RETURN_DAYS }, last.at),
          pastReturn?.endedAt,
        );
  const deliveryColumns = toDeliveryColumns(deps, steps);
  rows.orders.push({
    ...order,
    ...deliveryColumns,
    status: isCancelled ? 'cancelled' : isReturned ? 'returned' : 'completed',
    completedAt,
    updatedAt: completedAt ?? pastReturn?.endedAt ?? last.at,
  });
  rows.items.push(...(pastReturn?.items ?? items));
  rows.activities.push(
    activity,
    ...steps.map((step) => ({
      ...toActivity(deps, step, store.name),
      id: ids.next(),
      orderId: order.id,
      actorId: step.by.userId,
      createdAt: step.at,
    })),
  );
  pastReturn?.write();
  const { assigneeId, partnerShareBps, deliveredAt } = deliveryColumns;
  if (deliveredAt && assigneeId && partnerShareBps !== null)
    addLedgerEvent(
      rows,
      ids,
      { kind: 'delivery_earned', ref: order.id, occurredAt: deliveredAt },
      deliveryEarnedEntries({
        orderId: order.id,
        storeId: order.storeId,
        partnerId: assigneeId,
        share: partnerShare(order, partnerShareBps),
      }),
    );

  const {
    total: refunded = 0,
    commission = 0,
    delivery = 0,
    dueToMerchant = 0,
  } = pastReturn?.share ?? {};
  if (isReturned) return { refunded, released: 0 };
  if (completedAt) {
    rows.activities.push({
      id: ids.next(),
      orderId: order.id,
      activity: 'Completed',
      actorName: platformName,
      status: 'completed',
      createdAt: completedAt,
    });
    const remaining = {
      commission: money.commission - commission,
      delivery: money.delivery - delivery,
      dueToMerchant: money.dueToMerchant - dueToMerchant,
    };
    addLedgerEvent(
      rows,
      ids,
      { kind: 'completion', ref: order.id, occurredAt: completedAt },
      completionEntries({ ...money, ...remaining }),
    );
    return { refunded, released: remaining.dueToMerchant };
  }
  const refund = { id: ids.next(), amount: order.total };
  const sentAt = addMilliseconds(last.at, minutes(1));
  rows.refunds.push({
    ...refund,
    checkoutId: order.checkoutId,
    orderId: order.id,
    status: 'sent',
    createdAt: last.at,
    sentAt,
  });
  rows.sandboxRefunds.push({ ...refund, reference, createdAt: sentAt });
  addLedgerEvent(
    rows,
    ids,
    { kind: 'refund', ref: order.id, occurredAt: last.at },
    refundEntries(money, 'held'),
  );
  addLedgerEvent(
    rows,
    ids,
    { kind: 'refund_sent', ref: `${refund.id}:1`, occurredAt: sentAt },
    refundSentEntries({ orderId: order.id, amount: order.total }),
  );
  return { refunded: order.total, released: 0 };
}

const latestDate = (a: Date, b: Date | undefined): Date => (b !== undefined && b > a ? b : a);

/** The carrier, and when the order was delivered. */
function toDeliveryColumns({ partners }: Deps, steps: readonly Step[]) {
  const assigned = steps.findLast((step) => step.kind === 'assigned');
  if (!assigned) return { assigneeId: null, partnerShareBps: null, deliveredAt: null };
  const findStepTime = (kind: Step['kind']) =>
    steps.findLast((step) => step.kind === kind)?.at ?? null;
  const { role, userId } = assigned.rider;
  const handedOver = steps.find((step) => step.kind === 'handed_over');
  return {
    hubId: handedOver?.hub.id ?? null,
    assignmentKind: role === 'partner' ? ('partner' as const) : ('dispatcher' as const),
    assigneeId: userId,
    partnerShareBps: partners.find((partner) => partner.userId === userId)?.shareBps ?? null,
    assignedAt: assigned.at,
    acceptedAt: findStepTime('accepted'),
    deliveredAt: findStepTime('delivered'),
  };
}

/** The text of a timeline event. */
function toActivity(
  { statuses, platformName, partners }: Deps,
  step: Step,
  storeName: string,
): Omit<NewOrderActivity, 'id' | 'orderId' | 'actorId' | 'createdAt'> {
  const getRiderName = (member: Member): string =>
    partners.find(({ userId }) => userId === member.userId)?.companyName ?? member.name;
  const { by } = step;
  const actorName =
    by.userType === 'merchant'
      ? storeName
      : by.role === 'customer' || by.role === 'dispatcher' || by.role === 'partner'
        ? getRiderName(by)
        : platformName;
  const actor = { actorName, actorPerson: by.name };
  switch (step.kind) {
    case 'handed_over':
      return { activity: `Handed to the ${step.hub.name}`, ...actor, status: 'assigned' };
    case 'assigned':
      return { activity: `Assigned to ${getRiderName(step.rider)}`, ...actor, status: 'assigned' };
    case 'declined':
      return {
        activity: 'Delivery declined',
        ...actor,
        note: step.reason,
        status: 'ready_for_pickup',
        forCustomer: false,
      };
    case 'accepted':
      return { activity: 'Delivery accepted', ...actor };
    default:
      return {
        activity: getStatus(statuses, step.kind).label,
        ...actor,
        status: step.kind,
        ...('note' in step && { note: step.note }),
      };
  }
}
