import { useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { SavedItem } from '@market/domain/saved-items/saved-item';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import { guestSavedItems } from '../../shared/guest-saved-items';
import { useStoredValue } from '../../shared/stored-value';
import { guestSavedItemsQuery, savedItemsQuery } from './saved.queries';

export interface SavedList {
  /** Newest first. Undefined while the items load. */
  items: SavedItem[] | undefined;
  count: number;
  error: Error | null;
  refetch: () => void;
  refetching: boolean;
  /** Undefined when all items are shown. */
  showMore: (() => void) | undefined;
  loadingMore: boolean;
}

/** A guest's saved items are in this browser, and the server prices them. */
export function useSavedItems(size: number): SavedList {
  const isGuest = useAccount() === undefined;
  const account = useAccountItems(size, !isGuest);
  const guest = useGuestItems(isGuest);
  return isGuest ? guest : account;
}

function useAccountItems(size: number, enabled: boolean): SavedList {
  const { api } = useServices();
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({
      ...savedItemsQuery(api, size, page),
      enabled,
    })),
  });
  const [first] = results;
  const items = results.flatMap(({ data }) => data?.rows ?? []);
  const count = first?.data?.count ?? 0;
  const failed = results.find(({ error, data }) => error && !data);
  return {
    items: first?.data && items,
    count,
    error: failed?.error ?? null,
    refetch: () => void failed?.refetch(),
    refetching: failed?.isFetching ?? false,
    showMore: items.length < count ? () => setPages(pages + 1) : undefined,
    loadingMore: results.some(({ isFetching, data }) => isFetching && !data),
  };
}

function useGuestItems(enabled: boolean): SavedList {
  const { api } = useServices();
  const saved = useStoredValue(guestSavedItems);
  const isEmpty = saved.length === 0;
  const { data, error, refetch, isFetching } = useQuery({
    ...guestSavedItemsQuery(api, saved),
    enabled: enabled && !isEmpty,
  });
  // The last response is shown until the next one arrives, without items that were removed
  // meanwhile.
  const known = data?.rows.filter((item) =>
    saved.some(
      ({ productId, variantId }) => productId === item.productId && variantId === item.variantId,
    ),
  );
  const items = isEmpty ? [] : known;
  return {
    items,
    count: items?.length ?? 0,
    error: isEmpty || data ? null : error,
    refetch: () => void refetch(),
    refetching: isFetching,
    showMore: undefined,
    loadingMore: false,
  };
}
