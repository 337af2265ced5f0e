import type { ProductCard } from '@market/domain/catalogue/product';
import { lagosDate } from '@market/domain/lagos-time';
import { shortDaysText } from '@market/domain/shipping/promise-text';
import { deliveryPromise } from '@market/domain/shipping/shipping-fee';
import type { Tariff } from '@market/domain/shipping/tariff';
import { moneyText } from '@market/ui/money';

interface Circumstances {
  tariff: Tariff;
  /** The state that it goes to. */
  state: string;
  now: Date;
}

/**
 * `Tue 24 Nov, ₦18,500 delivery` of one piece, by the same function as the server's. Products alike
 * in store and weight are worked out once.
 */
export function cardPromises({ tariff, state, now }: Circumstances) {
  const known = new Map<string, string>();
  return ({ delivery, store }: Pick<ProductCard, 'delivery' | 'store'>): string => {
    const key = [store.id, delivery.weight, delivery.isDigital].join();
    const text = known.get(key) ?? promiseText(delivery, store.state);
    known.set(key, text);
    return text;
  };

  function promiseText(
    { weight, isDigital, ...dispatch }: ProductCard['delivery'],
    storeState: string | undefined,
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
    const days = shortDaysText(promise, lagosDate(now));
    return `${days.charAt(0).toUpperCase()}${days.slice(1)}, ${fee.replace(' ', '\u00a0')}`;
  }
}
