import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { OrderScope } from './order-scope';
import { findOrder, type OrderDetailRow } from './orders.repository';

export async function getOrder(db: Db, scope: OrderScope, id: string): Promise<OrderDetailRow> {
  const row = await findOrder(db, scope, id);
  if (!row) throw notFound('This order');
  return row;
}
