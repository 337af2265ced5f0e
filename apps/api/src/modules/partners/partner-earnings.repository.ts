import { and, desc, eq, gte, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import { LAGOS } from '@market/domain/lagos-time';
import type { Db } from '../../db/db';
import type { PartnerScope } from '../../platform/scope';
import { partnerShareExpression } from '../ledger/ledger.reads';
import { ordersTable } from '../orders/orders.reads';
import { storesTable } from '../stores/stores.reads';

const { assigneeId, deliveredAt, partnerShareBps } = ordersTable;

/** The partner's deliveries from this day in Lagos, until the day before `until`. */
const deliveryCondition = ({ partnerId }: PartnerScope, from: string, until?: string) =>
  and(
    eq(assigneeId, partnerId),
    isNotNull(partnerShareBps),
    isNotNull(deliveredAt),
    gte(deliveredAt, lagosMidnight(from)),
    until === undefined ? undefined : lt(deliveredAt, lagosMidnight(until)),
  );

const shareExpression = partnerShareExpression(ordersTable.id, assigneeId);

const weekExpression: SQL<string> = sql`date_trunc('week', ${deliveredAt} at time zone ${LAGOS})::date::text`;

/** Deliveries and earnings of each week with deliveries, kobo. `startDate` is a Monday. */
export const sumEarningsByWeek = (db: Db, scope: PartnerScope, from: string) =>
  db
    .select({
      startDate: weekExpression,
      deliveries: sql`count(*)`.mapWith(Number),
      earned: sql`sum(${shareExpression})`.mapWith(Number),
    })
    .from(ordersTable)
    .where(deliveryCondition(scope, from))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

export async function listEarnings(
  db: Db,
  scope: PartnerScope,
  { from, until, limit, offset }: { from: string; until: string; limit: number; offset: number },
) {
  const rows = await db
    .select({
      orderId: ordersTable.id,
      orderName: ordersTable.orderName,
      storeName: storesTable.storeName,
      deliveryAddress: ordersTable.deliveryAddress,
      deliveredAt: sql`${deliveredAt}`.mapWith(deliveredAt),
      shippingFee: ordersTable.shippingFee,
      shippingDiscount: ordersTable.shippingDiscount,
      shareBps: sql`${partnerShareBps}`.mapWith(Number),
      share: shareExpression.mapWith(Number),
      payOnDelivery: ordersTable.payOnDelivery,
      total: ordersTable.total,
    })
    .from(ordersTable)
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .where(deliveryCondition(scope, from, until))
    .orderBy(desc(deliveredAt), desc(ordersTable.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await db.$count(ordersTable, deliveryCondition(scope, from, until)) };
}
