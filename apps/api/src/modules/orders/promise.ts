import type { DeliveryPromise } from '@market/domain/shipping/shipping-fee';
import { type ordersTable } from './orders.tables';

type Promised = Pick<
  typeof ordersTable.$inferSelect,
  'dispatchDay' | 'promisedFirstDay' | 'promisedLastDay' | 'shippingFee'
>;

/** The delivery promise of an order, undefined for orders older than promises. */
export const promiseOf = ({
  dispatchDay,
  promisedFirstDay: firstDay,
  promisedLastDay: lastDay,
  shippingFee: fee,
}: Promised): DeliveryPromise | undefined =>
  dispatchDay === null || firstDay === null || lastDay === null
    ? undefined
    : { dispatchDay, firstDay, lastDay, fee };
