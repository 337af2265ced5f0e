import type * as z from 'zod/mini';
import type { Address, defaultChangeSchema } from '@market/domain/shipping/address';

/**
 * The list after one address was made the only default; the previous default is as the server
 * returned it (spec section 4).
 */
export const withDefault = (
  list: readonly Address[],
  { current, previous }: z.infer<typeof defaultChangeSchema>,
): Address[] =>
  list.map(
    (address) =>
      [current, previous].find((each) => each?.id === address.id) ?? { ...address, default: false },
  );
