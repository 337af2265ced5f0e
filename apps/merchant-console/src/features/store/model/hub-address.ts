import type { Hub } from '@market/domain/hubs/hub';

/** "3 Kudirat Abiola Way, Ikeja, Lagos". */
export const hubAddress = ({ address: { street, city, state } }: Hub): string =>
  [street, city, state].join(', ');
