import type { ProductCard } from '@market/domain/catalogue/product';
import { lagosDate } from '@market/domain/lagos-time';
import { shortDaysText } from '@market/domain/shipping/promise-text';
import { deliveryPromise } from '@market/domain/shipping/shipping-fee';
import type { Tariff } from '@market/domain/shipping/tariff';
import type { Delivery } from '@market/ui/delivery-text';
import { moneyText } from '@market/ui/money';

interface PromiseInput {
  tariff: Tariff;
  state: string;
  now: Date;
}

/** A product, or what is known of it in a list. */
export interface PromisedProduct {
  delivery: ProductCard['delivery'];
  store: Pick<ProductCard['store'], 'id' | 'state'>;
}

export type PromiseFormat = 'days' | 'first-day';

/**
 * `Tue 24 Nov` and `₦18,500 delivery` for one unit, `₦43,000 delivery for 4` for several, or `From
 * Tue 24 Nov` for the first day. Uses the same function as the server. Products with the same store
 * and weight are calculated once.
 */
export function cardPromises({ tariff, state, now }: PromiseInput) {
  const known = new Map<string, Delivery>();
  return (product: PromisedProduct, quantity = 1, format: PromiseFormat = 'days'): Delivery => {
    const { delivery, store } = product;
    const key = [store.id, delivery.weight, delivery.isDigital, quantity, format].join();
    const found = known.get(key) ?? calculate(product, quantity, format);
    known.set(key, found);
    return found;
  };

  function calculate(
    { delivery: { weight, isDigital, ...dispatch }, store }: PromisedProduct,
    quantity: number,
    format: PromiseFormat,
  ): Delivery {
    const promise = deliveryPromise({
      ...tariff,
      lines: [{ weight, isDigital, quantity }],
      storeState: store.state,
      destinationState: state,
      dispatch,
      at: now,
    });
    const { firstDay, lastDay, shippingFee } = promise;
    const isFree = shippingFee === 0;
    const isFirst = format === 'first-day';
    const days = shortDaysText({ firstDay, lastDay: isFirst ? firstDay : lastDay }, lagosDate(now));
    const text = isFirst ? `from ${days}` : days;
    const fee = `${isFree ? 'free' : moneyText(shippingFee).replace(/\.00$/, '')}\u00a0delivery`;
    return {
      days: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
      fee: quantity > 1 ? `${fee} for\u00a0${quantity}` : fee,
      isFree,
    };
  }
}
