import type * as z from 'zod/mini';
import type { Address, defaultChangeSchema } from '@market/domain/shipping/address';

/** The list after one address was made the default: no other is, and the one that was stands as the server answered it (spec section 4). */
export const withDefault = (
  list: readonly Address[],
  { current, previous }: z.infer<typeof defaultChangeSchema>,
): Address[] =>
  list.map(
    (address) =>
      [current, previous].find((each) => each?.id === address.id) ?? { ...address, default: false },
  );
