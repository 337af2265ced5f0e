import { cancelReasonForCustomer, type CancelReason } from '@market/domain/orders/cancel-reasons';
import {
  failureReasonForCustomer,
  type FailureReason,
} from '@market/domain/orders/failure-reasons';
import { formatKobo } from '@market/domain/money';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { arrivesText, dayText } from '@market/domain/shipping/promise-text';
import type { DeliveryPromise } from '@market/domain/shipping/shipping-fee';

/** What to tell a customer about an order. Dates are Lagos dates. */
export interface CustomerOrder {
  readonly orderName: string;
  readonly storeName: string;
  readonly returnDays: number;
  readonly today: string;
  readonly promise: DeliveryPromise | undefined;
  readonly nextAttemptDay: string | undefined;
  /** Why the delivery has just failed. */
  readonly failureReason: FailureReason | undefined;
  /** What the rider collects in cash, kobo. Undefined when the order was paid in advance. */
  readonly toCollect: number | undefined;
  readonly rider: { readonly name: string; readonly phoneNumber: string | undefined } | undefined;
}

export interface CustomerMessage {
  readonly subject: string;
  readonly text: string;
  /** The text of an SMS to send as well, if any. */
  readonly sms?: string;
}

/** ` Arrives Tuesday 24 November.`, or empty without a promise or after its last day. */
const arrivalText = ({ promise, today }: CustomerOrder): string =>
  promise && promise.lastDay >= today ? ` ${arrivesText(promise, today)}.` : '';

/** ` with Arewa Haulage, 0803 123 4567`, without the parts that are unknown. */
const riderText = ({ rider }: CustomerOrder): string =>
  rider ? ` with ${[rider.name, rider.phoneNumber].filter(Boolean).join(', ')}` : '';

/** ` Nobody was at the address. The next attempt is on Tuesday 24 November.` */
const failureText = ({ failureReason, nextAttemptDay }: CustomerOrder): string =>
  [
    failureReason && ` ${failureReasonForCustomer(failureReason)}.`,
    nextAttemptDay && ` The next attempt is on ${dayText(nextAttemptDay)}.`,
  ]
    .filter(Boolean)
    .join('');

/** ` Pay ₦18,500.00 to the rider in cash.`, or empty when the order was paid in advance. */
const paymentText = ({ toCollect }: CustomerOrder): string =>
  toCollect === undefined ? '' : ` Pay ${formatKobo(toCollect)} to the rider in cash.`;

const statusMessages: Readonly<
  Record<OrderStatusCode, ((order: CustomerOrder) => CustomerMessage | undefined) | undefined>
> = {
  pending: undefined,
  confirmed: (order) => ({
    subject: `${order.orderName} is being packed`,
    text: `${order.storeName} has confirmed your order ${order.orderName} and is packing it.${arrivalText(order)}`,
  }),
  ready_for_pickup: (order) => ({
    subject: `${order.orderName} is packed`,
    text: `${order.storeName} has packed your order ${order.orderName}. A rider will collect it from the store and deliver it to you.${arrivalText(order)}`,
  }),
  // This message is sent when the rider accepts, because an offer can be declined.
  assigned: undefined,
  picked_up: undefined,
  in_transit: (order) => ({
    subject: `${order.orderName} is on its way`,
    text: `Your order ${order.orderName} is on its way${riderText(order)}.${arrivalText(order)} Have the delivery code from the order's page ready.${paymentText(order)}`,
    sms: `Order ${order.orderName} is on its way${riderText(order)}.${arrivalText(order)} Have your delivery code ready.${paymentText(order)}`,
  }),
  delivered: ({ orderName, returnDays, toCollect }) => ({
    subject: `${orderName} was delivered`,
    text: `Your order ${orderName} was delivered.${toCollect === undefined ? '' : ` You paid ${formatKobo(toCollect)} in cash.`} If there is a problem, request a return within ${returnDays} days.`,
    sms: `Order ${orderName} was delivered. If there is a problem, request a return within ${returnDays} days.`,
  }),
  completed: undefined,
  returned: undefined,
  // A failed delivery changes the code.
  delivery_failed: (order) => ({
    subject: `${order.orderName} could not be delivered`,
    text: `The rider could not deliver your order ${order.orderName}.${failureText(order)} Your delivery code has changed. ${order.nextAttemptDay === undefined ? "See the new code and the next step on the order's page." : "See the new code on the order's page, where you can also choose another day."}`,
    sms: `Order ${order.orderName} could not be delivered.${failureText(order)} Your delivery code has changed. See the order's page.`,
  }),
  // The customer of a paid order gets an email about the refund instead. An order paid on delivery
  // has no refund.
  returned_to_store: ({ orderName, toCollect }) =>
    toCollect === undefined
      ? undefined
      : {
          subject: `${orderName} is going back to the store`,
          text: `We could not deliver your order ${orderName}, so it is going back to the store. You have not paid for it and owe nothing.`,
        },
  cancelled: ({ orderName, toCollect }) => ({
    subject: `${orderName} was cancelled`,
    text: `Your order ${orderName} was cancelled. ${toCollect === undefined ? 'We will refund your payment to the card or account that you paid with.' : 'You have not paid for it and owe nothing.'}`,
  }),
};

export function statusMessage(
  order: CustomerOrder,
  status: OrderStatusCode,
  cancelReason?: CancelReason,
): CustomerMessage | undefined {
  const message = statusMessages[status]?.(order);
  const reason = cancelReason && cancelReasonForCustomer(cancelReason);
  return message && { ...message, text: [message.text, reason].filter(Boolean).join(' ') };
}

export const acceptedMessage = (order: CustomerOrder): CustomerMessage => {
  const rider = order.rider?.name ?? 'A rider';
  return {
    subject: `A rider is booked for ${order.orderName}`,
    text: `${rider} will collect your order ${order.orderName} from ${order.storeName} and deliver it to you.${arrivalText(order)}`,
    sms: `${rider} will deliver order ${order.orderName}.${arrivalText(order)}`,
  };
};
