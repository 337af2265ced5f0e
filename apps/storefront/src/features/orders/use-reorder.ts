import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@market/api-client/errors';
import { groupKey } from '@market/api-client/queries';
import type { OrderItem } from '@market/domain/orders/order';
import { useServices } from '@market/web-kit/services';
import { cart } from '../../shared/endpoints';

export interface ReorderResult {
  added: number;
  /** Why other products were not added, in the server's words. */
  refusals: readonly string[];
}

/**
 * Adds the items to the cart again, one by one, so that a product that is no longer sold does not
 * affect the others.
 */
export function useReorder(items: readonly OrderItem[]) {
  const { call } = useServices();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ReorderResult>();

  const reorder = async () => {
    setBusy(true);
    setResult(undefined);
    const refusals: string[] = [];
    for (const { productId, variantId, quantity, productName } of items) {
      try {
        await call(cart('add'), {
          body: { items: [{ productId, variantId, quantity }], mode: 'add' },
        });
      } catch (error) {
        if (!isApiError(error)) throw error;
        refusals.push(
          error.status === 404 ? `${productName} is no longer available.` : error.message,
        );
      }
    }
    await queryClient.invalidateQueries({ queryKey: groupKey(cart('get')) });
    setResult({ added: items.length - refusals.length, refusals: [...new Set(refusals)] });
    setBusy(false);
  };

  return { reorder: () => void reorder(), busy, result };
}
