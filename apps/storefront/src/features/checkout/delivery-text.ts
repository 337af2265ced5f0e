import type { ZonePair } from '@market/domain/shipping/place';

export const zoneNames: Readonly<Record<ZonePair, string>> = {
  within_lagos: 'within Lagos',
  from_lagos: 'from Lagos to another state',
  to_lagos: 'from another state to Lagos',
  elsewhere: 'between or within other states',
};
