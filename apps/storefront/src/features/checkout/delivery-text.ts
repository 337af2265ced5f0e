import type { ZonePair } from '@market/domain/shipping/place';

/** `Arrives in 1 to 2 working days` */
export function deliveryDaysText({ minDays, maxDays }: { minDays: number; maxDays: number }): string {
  const days = minDays === maxDays ? `${maxDays}` : `${minDays} to ${maxDays}`;
  return `Arrives in ${days} working ${maxDays === 1 ? 'day' : 'days'}`;
}

export const zoneNames: Readonly<Record<ZonePair, string>> = {
  within_lagos: 'within Lagos',
  from_lagos: 'from Lagos to another state',
  to_lagos: 'from another state to Lagos',
  elsewhere: 'between or within other states',
};
