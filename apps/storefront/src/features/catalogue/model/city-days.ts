import { lagosDate } from '@market/domain/lagos-time';
import { defaultDispatch } from '@market/domain/shipping/dispatch-rules';
import { shortDaysText } from '@market/domain/shipping/promise-text';
import { deliveryPromise } from '@market/domain/shipping/shipping-fee';
import type { Tariff } from '@market/domain/shipping/tariff';

/** Where the examples come from: the state with the most stores. */
export const FROM_STATE = 'Lagos';

const cities = [
  { city: 'Lagos', state: 'Lagos' },
  { city: 'Ibadan', state: 'Oyo' },
  { city: 'Abuja', state: 'Federal Capital Territory' },
  { city: 'Port Harcourt', state: 'Rivers' },
  { city: 'Enugu', state: 'Enugu' },
  { city: 'Kano', state: 'Kano' },
] as const;

/** One kilogram: the lowest fee between two states. */
const parcel = { weight: 1, isDigital: false, quantity: 1 };

/**
 * Days and lowest fee in kobo for an order now to six cities, by the same function as a checkout's,
 * from a store with the usual hours.
 */
export const cityDays = (tariff: Tariff, now: Date) =>
  cities.map(({ city, state }) => {
    const promise = deliveryPromise({
      ...tariff,
      lines: [parcel],
      storeState: FROM_STATE,
      destinationState: state,
      dispatch: defaultDispatch,
      at: now,
    });
    return { city, days: shortDaysText(promise, lagosDate(now)), fee: promise.shippingFee };
  });
