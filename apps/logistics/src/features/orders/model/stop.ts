import type { Order, OrderSummary } from '@market/domain/orders/order';
import { formatMapAddress, formatPickUpAddress, formatDeliveryAddress } from './order-texts';

/** The place where a rider goes next for an order. */
export interface Stop {
  readonly kind: 'pick-up' | 'delivery';
  readonly name: string;
  readonly place: string | undefined;
  readonly landmark: string | undefined;
  readonly mapPlace: string | undefined;
  readonly phoneNumber: string | undefined;
}

const isAtStore = ({ orderStatus }: Pick<OrderSummary, 'orderStatus'>) =>
  orderStatus === 'assigned';

/** The store until the order is picked up, and then the customer. */
export const currentStop = (order: Order): Stop =>
  isAtStore(order)
    ? {
        kind: 'pick-up',
        name: order.storeName,
        place: formatPickUpAddress(order),
        landmark: undefined,
        mapPlace: formatPickUpAddress(order),
        phoneNumber: order.pickUpAddress?.phoneNumber,
      }
    : {
        kind: 'delivery',
        name: order.deliveryAddress.fullName,
        place: formatDeliveryAddress(order),
        landmark: order.deliveryAddress.landmark,
        mapPlace: formatMapAddress(order),
        phoneNumber: order.deliveryAddress.phoneNumber,
      };

/** The title of a stop in a list: `Pick up at Helios Yard`, or the customer's name. */
export const stopTitle = (order: OrderSummary): string =>
  isAtStore(order) ? `Pick up at ${order.storeName}` : order.customerName;
