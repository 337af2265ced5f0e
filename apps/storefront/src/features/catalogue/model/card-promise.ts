import type { ProductCard } from '@market/domain/catalogue/product';
import { lagosDate } from '@market/domain/lagos-time';
import { shortDaysText } from '@market/domain/shipping/promise-text';
import { deliveryPromise } from '@market/domain/shipping/shipping-fee';
import type { Tariff } from '@market/domain/shipping/tariff';
import { moneyText } from '@market/ui/money';

interface PromiseInput {
  tariff: Tariff;
  state: string;
  now: Date;
}

/** A product, or what is known of it in a list. `weight` is that of all its units. */
export interface PromisedProduct {
  delivery: ProductCard['delivery'];
  store: Pick<ProductCard['store'], 'id' | 'state'>;
}

export type PromiseFormat = 'days' | 'first-day';

/**
 * `Tue 24 Nov, ₦18,500 delivery` for one unit, or `From Tue 24 Nov, ₦3,500 delivery` for the first
 * day. Uses the same function as the server. Products with the same store and weight are calculated
 * once.
 */
export function cardPromises({ tariff, state, now }: PromiseInput) {
  const known = new Map<string, string>();
  return ({ delivery, store }: PromisedProduct, look: PromiseFormat = 'days'): string => {
    const key = [store.id, delivery.weight, delivery.isDigital, look].join();
    const text = known.get(key) ?? promiseText(delivery, store.state, look);
    known.set(key, text);
    return text;
  };

  function promiseText(
    { weight, isDigital, ...dispatch }: ProductCard['delivery'],
    storeState: string | undefined,
    look: PromiseFormat,
  ): string {
    const promise = deliveryPromise({
      ...tariff,
      lines: [{ weight, isDigital, quantity: 1 }],
      storeState,
      destinationState: state,
      dispatch,
      at: now,
    });
    const fee =
      promise.shippingFee === 0
        ? 'free delivery'
        : `${moneyText(promise.shippingFee).replace(/\.00$/, '')} delivery`;
    const { firstDay, lastDay } = promise;
    const isFirst = look === 'first-day';
    const days = shortDaysText({ firstDay, lastDay: isFirst ? firstDay : lastDay }, lagosDate(now));
    const text = `${isFirst ? 'from ' : ''}${days}, ${fee.replace(' ', '\u00a0')}`;
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  }
}
