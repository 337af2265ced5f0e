import { useCallback, useMemo } from 'react';
import { noop, useQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import { guestSavedItems } from '../../shared/guest-saved-items';
import type { SavedProducts } from '../../shared/saved-products';
import { useStoredValue } from '../../shared/stored-value';
import { savedProductIdsQuery } from './saved.queries';

export function useSavedProducts(): SavedProducts {
  const services = useServices();
  const isGuest = useAccount() === undefined;
  const guestItems = useStoredValue(guestSavedItems);
  const { data } = useQuery({ ...savedProductIdsQuery(services.api), enabled: !isGuest });
  const products = isGuest ? guestItems.map(({ productId }) => productId) : data;
  const key = products?.join() ?? '';
  const ids = useMemo(() => new Set(key.split(',')), [key]);
  const toggle = useCallback<SavedProducts['toggle']>(
    (item, isSaved) =>
      void import('./change-saved-items')
        .then(({ saveItem, removeSavedItem }) =>
          isSaved
            ? removeSavedItem(services, { productId: item.productId })
            : saveItem(services, item),
        )
        .catch(noop),
    [services],
  );
  return useMemo(() => ({ ids, toggle }), [ids, toggle]);
}
