import type { CancelReason } from '@market/domain/orders/cancel-reasons';
import type { FailureReason } from '@market/domain/orders/failure-reasons';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { Db } from '../../db/db';
import type { Actor } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import { insertActivities, type OrderDetailRow } from './orders.repository';

export interface NewActivity {
  readonly activity: string;
  /** Undefined for the platform itself, when a job runs. */
  readonly actor?: Actor | undefined;
  readonly note?: string | undefined;
  readonly cancelReason?: CancelReason | undefined;
  readonly failureReason?: FailureReason | undefined;
  readonly photo?: string | undefined;
  readonly status?: OrderStatusCode;
  /** The return that the activity is about. */
  readonly returnId?: string;
  readonly forCustomer?: boolean;
}

export const recordActivity =
  ({ ids, clock, mails: { platformName } }: Pick<OrdersDeps, 'ids' | 'clock' | 'mails'>) =>
  async (
    db: Db,
    row: OrderDetailRow,
    { activity, actor, forCustomer = true, ...details }: NewActivity,
  ): Promise<void> => {
    await insertActivities(db, [
      {
        id: ids.next(),
        orderId: row.order.id,
        activity,
        actorId: actor?.userId ?? null,
        actorName: actor ? publicName(actor, row, platformName) : platformName,
        actorPerson: actor?.name ?? null,
        note: details.note ?? null,
        photo: details.photo ?? null,
        cancelReason: details.cancelReason ?? null,
        failureReason: details.failureReason ?? null,
        status: details.status ?? null,
        returnId: details.returnId ?? null,
        forCustomer,
        createdAt: clock.now(),
      },
    ]);
  };

/**
 * How an actor appears to other parties: a store, a company, the platform, or the customer
 * themselves.
 */
export function publicName(
  { role, name }: Actor,
  { store, assignee }: OrderDetailRow,
  platformName: string,
): string {
  if (role === 'merchant' || role === 'staff') return store.name;
  if (role === 'partner') return assignee.company ?? name;
  return role === 'customer' || role === 'dispatcher' ? name : platformName;
}
