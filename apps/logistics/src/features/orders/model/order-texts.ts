import { carrierActionLabel } from '@market/domain/orders/order-status-labels';
import type { Order, OrderSummary } from '@market/domain/orders/order';
import type { DeliveryStep } from '@market/domain/orders/delivery-step';
import type { OrderStatus } from '@market/domain/orders/order-status';

export const statusActionLabel = ({ code_name: codeName, label }: OrderStatus): string =>
  carrierActionLabel(codeName) ?? `Mark as ${label.toLowerCase()}`;

/** `1 item, 17.4 kg`. Leaves out the weight when it is unknown. */
export function contentsText(itemCount: number, weight: number | undefined): string {
  const items = `${itemCount}\u00a0${itemCount === 1 ? 'item' : 'items'}`;
  return weight === undefined ? items : `${items}, ${weight}\u00a0kg`;
}

/** The label of the amount for a delivery: the partner's earnings, or the customer's fee. */
export const feeLabel = ({ partnerEarns }: Pick<OrderSummary, 'partnerEarns'>): string =>
  partnerEarns === undefined ? 'Delivery fee' : 'You earn';

export const formatDeliveryAddress = ({
  deliveryAddress: { address, lga, stateOrRegion },
}: Pick<Order, 'deliveryAddress'>): string => `${address}, ${lga}, ${stateOrRegion}`;

export const formatPickUpAddress = ({
  pickUpAddress,
}: Pick<Order, 'pickUpAddress'>): string | undefined =>
  pickUpAddress && `${pickUpAddress.street}, ${pickUpAddress.city}, ${pickUpAddress.state}`;

/** A plus code: `6FR5CFRJ+4V`, `6FR5 CFRJ+4V`, or `CFRJ+4V` without the area. */
const plusCode =
  /(?<area>[23456789CFGHJMPQRVWX]{4}\s?)?[23456789CFGHJMPQRVWX]{4}\+[23456789CFGHJMPQRVWX]{2,3}/i;

/** What a map searches for: the plus code, which is exact, otherwise the address. */
export function formatMapAddress({ deliveryAddress }: Pick<Order, 'deliveryAddress'>): string {
  const { landmark = '', lga, stateOrRegion } = deliveryAddress;
  const found = plusCode.exec(landmark);
  if (!found) return formatDeliveryAddress({ deliveryAddress });
  const code = found[0].replace(/\s/, '');
  return found.groups?.['area'] ? code : `${code} ${lga}, ${stateOrRegion}`;
}

/** A Google Maps link, which opens the map app on phones. */
export const mapHref = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place}, Nigeria` })}`;

const stepNames: Readonly<Record<DeliveryStep['step'], string>> = {
  accepted: 'accepted',
  declined: 'declined',
  picked_up: 'picked up',
  in_transit: 'in transit',
  delivered: 'delivery confirmed',
  delivery_failed: 'failed delivery reported',
};

/** What the rider did, such as `picked up`. Shown after the order's name. */
export const stepName = ({ step }: Pick<DeliveryStep, 'step'>): string => stepNames[step];

/** A link that starts a text message to a phone number: `sms:08031234567`. */
export const smsHref = (phoneNumber: string): string => `sms:${phoneNumber.replace(/\s/g, '')}`;
