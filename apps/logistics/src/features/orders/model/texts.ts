import { carrierAction } from '@market/domain/orders/order-status-labels';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';

/** The label of the button that sets this status. */
export const statusActionLabel = ({ code_name: codeName, label }: OrderStatus): string =>
  carrierAction(codeName) ?? `Mark as ${label.toLowerCase()}`;

/** `1 item, 17.4 kg`, or without the weight when it is unknown. */
export function contentsText(itemCount: number, weight: number | undefined): string {
  const items = `${itemCount}\u00a0${itemCount === 1 ? 'item' : 'items'}`;
  return weight === undefined ? items : `${items}, ${weight}\u00a0kg`;
}

export const placeOf = ({
  deliveryAddress: { address, lga, stateOrRegion },
}: Pick<Order, 'deliveryAddress'>): string => `${address}, ${lga}, ${stateOrRegion}`;

export const pickUpPlaceOf = ({
  pickUpAddress,
}: Pick<Order, 'pickUpAddress'>): string | undefined =>
  pickUpAddress && `${pickUpAddress.street}, ${pickUpAddress.city}, ${pickUpAddress.state}`;

/** A Google Maps link, which opens the map app on phones. */
export const mapHref = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place}, Nigeria` })}`;
