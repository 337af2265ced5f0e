import { createContext, use, useEffect, useMemo, useState } from 'react';
import { noop, useQuery } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import type { Delivery } from '@market/ui/delivery-text';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { pricing } from '../../shared/endpoints';
import type { cardPromises, PromisedProduct, PromiseFormat } from './model/card-promise';

const TARIFF_FRESH_MS = 3_600_000;

export const tariffQuery = (api: Queries) => ({
  ...api.query(pricing('get')),
  staleTime: TARIFF_FRESH_MS,
});

/** A card's delivery. Undefined while it is being calculated, a text without a place. */
export type GetCardPromise = (
  product: PromisedProduct,
  quantity?: number,
  format?: PromiseFormat,
) => Delivery | string | undefined;

/**
 * Without a place there is no promise. This is the case on server-rendered pages, which are the
 * same for every visitor.
 */
const choosePlaceText: GetCardPromise = () => 'Choose your place to see the day and fee';
const pendingText: GetCardPromise = () => undefined;

const CardPromises = createContext<GetCardPromise>(choosePlaceText);
export const CardPromisesProvider = CardPromises.Provider;

export const useCardPromise: GetCardPromise = (...product) => use(CardPromises)(...product);

/**
 * Calculates the delivery day and fee of listed products in the browser. One tariff serves all
 * cards, so that no card needs a request.
 */
export function useCardPromises(state: string | undefined): GetCardPromise {
  const { api } = useServices();
  const isChosen = state !== undefined;
  const { data: tariff } = useQuery({
    ...tariffQuery(api),
    enabled: isChosen,
  });
  const [promises, setPromises] = useState<typeof cardPromises>();
  const now = useNow();
  useEffect(() => {
    if (!isChosen) return;
    // When this code fails to load, cards show no delivery text, but the product page does.
    import('./model/card-promise')
      .then((loaded) => setPromises(() => loaded.cardPromises))
      .catch(noop);
  }, [isChosen]);
  return useMemo(() => {
    if (state === undefined) return choosePlaceText;
    return tariff && promises ? promises({ tariff, state, now }) : pendingText;
  }, [state, tariff, promises, now]);
}
