import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { refundEntries, refundSentEntries } from '@market/domain/ledger/entries';
import { formatKobo } from '@market/domain/money';
import { returnStatusLabels } from '@market/domain/orders/return-status';
import { refundShare, type RefundShare } from '@market/domain/orders/refund-share';
import type { OrderDraft } from '../../modules/orders';
import { returnTypeName } from '../../modules/returns';
import { addMilliseconds, minutes } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { addLedgerEvent, type PastRows } from './past-rows';
import type { ReturnPlan } from './plan-return';

interface Deps {
  readonly rows: PastRows;
  readonly ids: Ids;
  readonly platformName: string;
}

interface PastReturn {
  /** The returned items, if any. */
  readonly share: RefundShare | undefined;
  readonly endedAt: Date;
  /** The order's items, with the returned quantities. */
  readonly items: OrderDraft['items'];
  /** Writes the return. Call it after the order is inserted. */
  readonly write: () => void;
}

/** Collects the rows of a finished return as the services would have written them. */
export function addPastReturn(
  { rows, ids, platformName }: Deps,
  { order, items, store, money }: OrderDraft,
  reference: string,
  { type, customer, askedAt, isWhole, reason, details, steps }: ReturnPlan,
): PastReturn {
  const id = ids.next();
  const returnName = `${order.orderName}-R1`;
  const last = steps.at(-1);
  if (!last) throw new Error(`${returnName} has no steps`);
  const back = items.slice(0, isWhole ? undefined : 1);
  const lines = items.map(({ id, quantity, unitPrice, discount }) => ({
    id,
    quantity,
    refunded: 0,
    goods: unitPrice * quantity - discount,
  }));
  const share =
    last.kind === 'refunded'
      ? refundShare(
          { items: lines, commission: order.commission, delivery: order.shippingFee },
          new Map(back.map((item) => [item.id, item.quantity])),
        )
      : undefined;
  const counted = (item: OrderDraft['items'][number]) =>
    back.includes(item) && last.kind !== 'rejected'
      ? { ...item, returned: item.quantity, refunded: share ? item.quantity : 0 }
      : item;

  const write = (): void => {
    const trace = (
      createdAt: Date,
      actor: { actorId: string; actorName: string },
      activity: string,
      note?: string,
      status?: OrderStatusCode,
    ) =>
      rows.activities.push({
        id: ids.next(),
        orderId: order.id,
        returnId: id,
        ...actor,
        activity,
        note: note ?? null,
        status: status ?? null,
        createdAt,
      });
    const decided = share && {
      amount: share.total,
      refundDecision: 'approved' as const,
      refundDecidedAt: last.at,
    };
    rows.returns.push({
      id,
      returnName,
      orderId: order.id,
      storeId: order.storeId,
      customerId: order.customerId,
      type,
      status: last.kind,
      rejectionReason: last.kind === 'rejected' ? last.reason : null,
      ...decided,
      createdAt: askedAt,
      updatedAt: last.at,
    });
    rows.returnItems.push(
      ...back.map((item) => ({
        id: ids.next(),
        returnId: id,
        orderItemId: item.id,
        quantity: item.quantity,
        reason,
        details,
        amount: share?.goodsOf.get(item.id) ?? null,
      })),
    );
    trace(
      askedAt,
      { actorId: customer.userId, actorName: customer.name },
      `${returnTypeName(type)} requested (${returnName})`,
      back.map((item) => `${item.quantity} × ${item.productName}: ${reason}`).join('; '),
    );
    for (const step of steps) {
      const actor = {
        actorId: step.by.userId,
        actorName: step.by.userType === 'merchant' ? store.name : platformName,
      };
      const what =
        share && step.kind === 'refunded'
          ? `${formatKobo(share.total)} refunded`
          : returnStatusLabels[step.kind].toLowerCase();
      trace(step.at, actor, `${returnName}: ${what}`, 'reason' in step ? step.reason : undefined);
      if (share?.isWhole && step.kind === 'refunded')
        trace(step.at, actor, 'Returned', undefined, 'returned');
    }
    if (!share || share.total === 0) return;
    const refund = { id: ids.next(), amount: share.total };
    const sentAt = addMilliseconds(last.at, minutes(1));
    rows.refunds.push({
      ...refund,
      checkoutId: order.checkoutId,
      orderId: order.id,
      returnId: id,
      status: 'sent',
      createdAt: last.at,
      sentAt,
    });
    rows.sandboxRefunds.push({ ...refund, reference, createdAt: sentAt });
    addLedgerEvent(
      rows,
      ids,
      { kind: 'refund', ref: id, occurredAt: last.at },
      refundEntries({ ...money, ...share }, 'held'),
    );
    addLedgerEvent(
      rows,
      ids,
      { kind: 'refund_sent', ref: `${refund.id}:1`, occurredAt: sentAt },
      refundSentEntries({ orderId: order.id, amount: share.total }),
    );
  };

  return { share, endedAt: last.at, items: items.map(counted), write };
}
