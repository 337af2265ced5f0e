import { lagosDate } from '@market/domain/lagos-time';
import { defaultDispatchRules } from '@market/domain/shipping/dispatch-rules';
import { shortDaysText } from '@market/domain/shipping/promise-text';
import { deliveryPromise } from '@market/domain/shipping/shipping-fee';
import type { Tariff } from '@market/domain/shipping/tariff';

/** The state from which the example parcels are sent. It has the most stores. */
export const EXAMPLE_ORIGIN_STATE = 'Lagos';

const cities = [
  { city: 'Lagos', state: 'Lagos' },
  { city: 'Ibadan', state: 'Oyo' },
  { city: 'Abuja', state: 'Federal Capital Territory' },
  { city: 'Port Harcourt', state: 'Rivers' },
  { city: 'Enugu', state: 'Enugu' },
  { city: 'Kano', state: 'Kano' },
] as const;

/** An example parcel of one kilogram, which has the lowest fee between two states. */
const parcel = { weight: 1, isDigital: false, quantity: 1 };

/**
 * Delivery days and the lowest fee in kobo to six cities, for an order placed now at a store with
 * the usual hours. Uses the same function as a checkout.
 */
export const listCityDays = (tariff: Tariff, now: Date) =>
  cities.map(({ city, state }) => {
    const promise = deliveryPromise({
      ...tariff,
      lines: [parcel],
      storeState: EXAMPLE_ORIGIN_STATE,
      destinationState: state,
      dispatch: defaultDispatchRules,
      at: now,
    });
    return { city, days: shortDaysText(promise, lagosDate(now)), fee: promise.shippingFee };
  });
