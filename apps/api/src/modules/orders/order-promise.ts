import type { DeliveryPromise } from '@market/domain/shipping/shipping-fee';
import type { ordersTable } from './orders.tables';
import { HANDOVER_HOURS } from '@market/domain/dashboard/merchant-dashboard';
import { lagosMidnight } from '@market/domain/calendar';
import { storeStageStatuses } from '@market/domain/orders/order-lifecycle';
import { addMilliseconds, hours, minutes } from '../../platform/clock';

type PromiseColumns = Pick<
  typeof ordersTable.$inferSelect,
  'dispatchDay' | 'promisedFirstDay' | 'promisedLastDay' | 'shippingFee'
>;

export const orderPromise = ({
  dispatchDay,
  promisedFirstDay: firstDay,
  promisedLastDay: lastDay,
  shippingFee: fee,
}: PromiseColumns): DeliveryPromise | undefined =>
  dispatchDay === null || firstDay === null || lastDay === null
    ? undefined
    : { dispatchDay, firstDay, lastDay, fee };

type HandoverColumns = Pick<
  typeof ordersTable.$inferSelect,
  'status' | 'dispatchDay' | 'createdAt'
>;

/**
 * When the store must have handed over an order: 23:59 in Lagos on the dispatch day of its delivery
 * promise, or, without a promise, `HANDOVER_HOURS` after the order was placed. Undefined when the
 * order was handed over or cancelled.
 */
export function findHandoverDeadline({
  status,
  dispatchDay,
  createdAt,
}: HandoverColumns): Date | undefined {
  if (!storeStageStatuses.includes(status)) return undefined;
  return dispatchDay === null
    ? addMilliseconds(createdAt, hours(HANDOVER_HOURS))
    : addMilliseconds(lagosMidnight(dispatchDay, 1), -minutes(1));
}
