import { and, asc, eq, sql, sum } from 'drizzle-orm';
import type { Payout } from '@market/domain/payouts/payout';
import type { Db } from '../../db/db';
import { partnerShareExpression, releasedShareExpression } from '../ledger/ledger.reads';
import { isPayableDelivery, ordersTable } from '../orders/orders.reads';

type PayeeType = Payout['payee'];

const deliveryFee = sql`(${ordersTable.shippingFee} + coalesce((${ordersTable.shippingDiscount} ->> 'amount')::bigint, 0))`;
const partnerShare = partnerShareExpression(ordersTable.id, ordersTable.assigneeId);

/** The amounts of an order, and its payout: stores are paid for goods, partners for deliveries. */
const sourceColumns = {
  store: {
    payoutId: ordersTable.payoutId,
    endedAt: ordersTable.completedAt,
    total: sql`${ordersTable.total}`,
    commission: sql`${ordersTable.commission}`,
    due: releasedShareExpression(ordersTable.id),
  },
  partner: {
    payoutId: ordersTable.partnerPayoutId,
    endedAt: ordersTable.deliveredAt,
    total: deliveryFee,
    commission: sql`${deliveryFee} - ${partnerShare}`,
    due: partnerShare,
  },
} satisfies Record<PayeeType, unknown>;

const selectColumns = (payee: PayeeType) => {
  const { payoutId, endedAt, total, commission, due } = sourceColumns[payee];
  return {
    id: ordersTable.id,
    payoutId,
    orderName: ordersTable.orderName,
    // Wrapped in `sql`, because Drizzle would otherwise leave out the table names of the columns.
    total: sql`${total}`.mapWith(Number).as('total'),
    commission: sql`${commission}`.mapWith(Number).as('commission'),
    due: sql`${due}`.mapWith(Number).as('due'),
    completedAt: endedAt,
  };
};

export type PaidOrderRow = Awaited<ReturnType<typeof listPayoutOrders>>[number];

export const listPayoutOrders = (
  db: Db,
  payee: PayeeType,
  payoutId: string,
  { limit, offset }: { limit: number; offset: number },
) => {
  const source = sourceColumns[payee];
  return db
    .select(selectColumns(payee))
    .from(ordersTable)
    .where(eq(source.payoutId, payoutId))
    .orderBy(asc(source.endedAt), asc(ordersTable.id))
    .limit(limit)
    .offset(offset);
};

/** The sums of all orders of a payout, kobo. */
export async function sumPayoutOrders(db: Db, payee: PayeeType, payoutId: string) {
  const { payoutId: column, total, commission, due } = sourceColumns[payee];
  const [row] = await db
    .select({ paid: sum(total), commission: sum(commission), due: sum(due) })
    .from(ordersTable)
    .where(eq(column, payoutId));
  return {
    paid: Number(row?.paid ?? 0),
    commission: Number(row?.commission ?? 0),
    due: Number(row?.due ?? 0),
  };
}

/** The partner's earnings from deliveries before `until` that are in no payout, kobo. */
export async function sumPayableDeliveries(
  db: Db,
  partnerId: string,
  until: Date,
): Promise<number> {
  const [row] = await db
    .select({ amount: sum(partnerShare) })
    .from(ordersTable)
    .where(and(eq(ordersTable.assigneeId, partnerId), isPayableDelivery(until)));
  return Number(row?.amount ?? 0);
}
