import type { ShippingDiscount } from '@market/domain/shipping/shipping-discount';
import type { Tariff } from '@market/domain/shipping/tariff';
import { moneyText } from '@market/ui/money';
import type { StatusText } from '@market/ui/status-tag';

export const discountValueText = ({
  discountType,
  percentOff = 0,
  amountOff = 0,
}: ShippingDiscount): string =>
  discountType === 'Fixed' ? `${moneyText(amountOff)} off` : `${percentOff}% off`;

/** `Lagos to anywhere, by Van, from ₦50,000.00`. */
export function conditionsText(
  { fromZoneId, toZoneId, vehicleId, minSubtotal }: ShippingDiscount,
  { zones, vehicles }: Pick<Tariff, 'zones' | 'vehicles'>,
): string {
  const zoneName = (id: string | undefined) =>
    id === undefined
      ? 'anywhere'
      : (zones.find((zone) => zone.id === id)?.name ?? 'a zone that was removed');
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  const route =
    fromZoneId === undefined && toZoneId === undefined
      ? 'All deliveries'
      : `From ${zoneName(fromZoneId)} to ${zoneName(toZoneId)}`;
  return [
    route,
    ...(vehicle ? [`by ${vehicle.name}`] : []),
    ...(minSubtotal === undefined || minSubtotal === 0
      ? []
      : [`goods of ${moneyText(minSubtotal)} or more`]),
  ].join(', ');
}

export function discountState(
  { active, startDate, endDate }: ShippingDiscount,
  today: string,
): StatusText {
  if (!active) return { label: 'Paused', tone: 'neutral' };
  if (endDate < today) return { label: 'Ended', tone: 'neutral' };
  return startDate > today
    ? { label: 'Scheduled', tone: 'pending' }
    : { label: 'Active', tone: 'moving' };
}
