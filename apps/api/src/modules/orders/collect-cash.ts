import { cashCollectedEntries } from '@market/domain/ledger/cash-entries';
import { formatKobo, type Kobo } from '@market/domain/money';
import type { Db } from '../../db/db';
import { invalid } from '../../platform/errors';
import type { LedgerService } from '../ledger';
import { toOrderMoney } from './order-money';
import type { OrderDetailRow } from './orders.repository';

type OrderColumns = OrderDetailRow['order'];

/**
 * Throws 422 unless the rider collected exactly what the customer owes: the total of an order paid
 * on delivery, and nothing for any other order.
 */
export function assertCollected(
  { payOnDelivery, total }: Pick<OrderColumns, 'payOnDelivery' | 'total'>,
  collected: Kobo | undefined,
): void {
  if (!payOnDelivery && collected !== undefined)
    throw invalid('collected', 'This order is already paid. Do not collect money.');
  if (payOnDelivery && collected !== total)
    throw invalid(
      'collected',
      `Collect ${formatKobo(total)} in cash and confirm it, then mark the order as delivered.`,
    );
}

/** Records once that the company or dispatcher who carries the order holds the cash. */
export async function recordCollection(
  db: Db,
  ledger: Pick<LedgerService, 'record'>,
  order: OrderColumns,
): Promise<void> {
  if (!order.payOnDelivery) return;
  if (order.assigneeId === null) throw new Error(`${order.orderName} has no rider`);
  const entries = cashCollectedEntries(toOrderMoney(order), order.assigneeId);
  await ledger.record(db, 'cash_collected', order.id, entries);
}
