import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { addresses, checkout } from '../../shared/endpoints';
import { addressListQuery, addressQuery } from './addresses.queries';
import type * as z from 'zod/mini';
import type { Address, defaultChangeSchema } from '@market/domain/shipping/address';

/**
 * Makes an address the default. The response contains both changed addresses, so only prices are
 * refetched.
 */
export function useMakeDefault() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    ...api.mutation(addresses('makeDefault'), { invalidates: [checkout('simulate')] }),
    onSuccess: (change) => {
      queryClient.setQueryData(
        addressListQuery(api).queryKey,
        (list) => list && withDefaultAddress(list, change),
      );
      for (const address of [change.current, change.previous])
        if (address) queryClient.setQueryData(addressQuery(api, address.id).queryKey, address);
    },
  });
}

/**
 * The list after one address became the only default. The previous default is taken from the
 * response (spec section 4).
 */
export const withDefaultAddress = (
  list: readonly Address[],
  { current, previous }: z.infer<typeof defaultChangeSchema>,
): Address[] =>
  list.map(
    (address) =>
      [current, previous].find((each) => each?.id === address.id) ?? { ...address, default: false },
  );
