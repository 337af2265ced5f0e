import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { AppServices } from '../../compose';
import { addMilliseconds, days, hours } from '../../platform/clock';
import type { Db } from '../db';
import { checkoutsTable, disputesTable, orderReturnsTable, ordersTable } from '../schema';
import type { People } from './members';
import type { OpenStore } from './open-stores';
import type { Timeline } from './timeline';

interface Deps {
  readonly db: Db;
  readonly services: Pick<AppServices, 'disputes'>;
  readonly people: People;
  readonly stores: readonly OpenStore[];
  readonly timeline: Timeline;
}

const PROVIDER = 'sandbox';

/**
 * Each dispute is opened `openedFor` before the end of the demo, and its answer is due `dueIn`
 * after that end.
 */
const demoDisputes = [
  {
    openedFor: days(9),
    dueIn: -days(4),
    reason: 'The cardholder does not recognise the payment.',
    contestedWith: 'Delivered with the customer’s code. The signed delivery note is attached.',
  },
  {
    openedFor: hours(40),
    dueIn: hours(30),
    reason: 'The cardholder says that the goods did not arrive.',
  },
  {
    openedFor: hours(20),
    dueIn: days(5),
    reason: 'The cardholder says that the goods are not as described.',
  },
] as const;

/**
 * Banks dispute payments from the last two months: one that the platform contested and won, and two
 * that are waiting for an answer. The orders of a disputed payment are all completed, so that
 * nothing else changes them.
 */
export function disputePayments({
  db,
  services: { disputes },
  people,
  stores,
  timeline,
}: Deps): void {
  for (const { openedFor, dueIn, reason, ...dispute } of demoDisputes) {
    const openedAt = addMilliseconds(timeline.end, -openedFor);
    timeline.at(openedAt, async () => {
      const payment = await findCompletedPayment(db, {
        paidAfter: addMilliseconds(openedAt, -days(60)),
        excludedCustomerId: people.demoCustomer.userId,
        excludedStoreId: stores.find(({ key }) => key === 'helios')?.storeId,
      });
      if (!payment) return;
      const { reference, amount } = payment;
      const notice = {
        id: `dispute-${reference}`,
        reference,
        amount,
        reason,
        dueAt: addMilliseconds(timeline.end, dueIn),
      };
      await disputes.processNotice(PROVIDER, { ...notice, outcome: 'open' });
      if (!('contestedWith' in dispute)) return;
      const { contestedWith: note } = dispute;
      timeline.at(addMilliseconds(openedAt, days(1)), async () => {
        const [opened] = await db
          .select({ id: disputesTable.id })
          .from(disputesTable)
          .where(eq(disputesTable.providerId, notice.id));
        if (opened) await disputes.answer(people.admin, opened.id, { decision: 'decline', note });
      });
      timeline.at(notice.dueAt, () =>
        disputes.processNotice(PROVIDER, { ...notice, outcome: 'won' }),
      );
    });
  }
}

interface PaymentToDispute {
  readonly paidAfter: Date;
  /** The demo customer and the demo merchant’s store are left out: users look at their figures. */
  readonly excludedCustomerId: string;
  readonly excludedStoreId: string | undefined;
}

/** The latest undisputed payment whose orders are all completed, without returns. */
async function findCompletedPayment(
  db: Db,
  { paidAfter, excludedCustomerId, excludedStoreId }: PaymentToDispute,
) {
  const [payment] = await db
    .select({ reference: checkoutsTable.reference, amount: checkoutsTable.amount })
    .from(checkoutsTable)
    .innerJoin(ordersTable, eq(ordersTable.checkoutId, checkoutsTable.id))
    .leftJoin(disputesTable, eq(disputesTable.checkoutId, checkoutsTable.id))
    .leftJoin(orderReturnsTable, eq(orderReturnsTable.orderId, ordersTable.id))
    .where(
      and(
        eq(checkoutsTable.status, 'paid'),
        eq(checkoutsTable.provider, PROVIDER),
        gt(checkoutsTable.paidAt, paidAfter),
        ne(checkoutsTable.userId, excludedCustomerId),
      ),
    )
    .groupBy(checkoutsTable.id)
    .having(
      sql`bool_and(${ordersTable.status} = 'completed' and ${ordersTable.storeId} is distinct from ${excludedStoreId ?? null}::uuid) and count(${disputesTable.id}) = 0 and count(${orderReturnsTable.id}) = 0`,
    )
    .orderBy(desc(checkoutsTable.paidAt), desc(checkoutsTable.reference))
    .limit(1);
  return payment;
}
