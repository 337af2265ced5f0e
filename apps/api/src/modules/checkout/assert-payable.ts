import * as z from 'zod/mini';
import { quoteSchema, type Quote, type StartPaymentInput } from '@market/domain/checkout/checkout';
import {
  PAY_ON_DELIVERY,
  paymentChannels,
  type PaymentChannel,
  type PaymentMethod,
} from '@market/domain/checkout/payment-channel';
import { payOnDeliveryRefusals } from '@market/domain/checkout/pay-on-delivery';
import { listLastDays } from '@market/domain/shipping/promised-days';
import { formatKobo, MAX_KOBO, type Kobo } from '@market/domain/money';
import type { StoreStatus } from '@market/domain/stores/store-status';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { PricedQuote } from './quote';

export function assertPayable(
  { quote, lines, address }: PricedQuote,
  { expectedTotal, expectedLastDays = {} }: StartPaymentInput,
): void {
  if (!address) throw notFound('This address');
  if (lines.length === 0) throw conflict('Your cart is empty. Add a product first.');
  const unlistedNames = lines.filter((line) => !line.listed).map((line) => line.name);
  if (unlistedNames.length > 0) throw noLongerSold(unlistedNames);
  if (quote.total !== expectedTotal)
    throw conflict(
      'The total has changed. Check the new total before you pay.',
      z.encode(quoteSchema, quote),
    );
  const isLater = Object.entries(listLastDays(quote)).some(
    ([storeId, lastDay]) => lastDay > (expectedLastDays[storeId] ?? lastDay),
  );
  if (isLater)
    throw conflict(
      'The delivery dates have changed. Check the new dates before you pay.',
      z.encode(quoteSchema, quote),
    );
  if (quote.total === 0) throw conflict('There is nothing to pay for this cart.');
  if (quote.total > MAX_KOBO)
    throw conflict(`A payment can be at most ${formatKobo(MAX_KOBO)}. Split your order.`);
}

/** Does not check cards or pay on delivery. */
export function assertChannelAvailable(
  offeredChannels: readonly PaymentChannel[],
  channel: PaymentMethod = 'card',
): void {
  if (channel !== 'card' && channel !== PAY_ON_DELIVERY && !offeredChannels.includes(channel))
    throw invalid('channel', 'Choose another way to pay');
}

/**
 * Throws 409 with the reasons when a store does not accept pay on delivery for its order, or the
 * customer has too many `open` orders. The limits come from the locked stores.
 */
export function assertPayableOnDelivery(
  { stores }: Quote,
  upTo: ReadonlyMap<string, Kobo | null>,
  open: number,
): void {
  const reasons = payOnDeliveryRefusals(
    stores.map(({ storeId, storeName, total }) => ({
      storeName,
      total,
      payOnDeliveryUpTo: upTo.get(storeId) ?? undefined,
    })),
    open,
  );
  if (reasons.length > 0)
    throw conflict(`${reasons.join('. ')}. Choose another way to pay.`, {
      allowed: paymentChannels,
    });
}

export function assertStoresOpen(
  { stores }: Quote,
  statuses: ReadonlyMap<string, StoreStatus>,
): void {
  const closed = stores.filter(({ storeId }) => statuses.get(storeId) !== 'live');
  if (closed.length > 0)
    throw noLongerSold(closed.flatMap(({ lines }) => lines.map(({ name }) => name)));
}

const noLongerSold = (names: readonly string[]) =>
  conflict(
    `No longer available: ${names.join(', ')}. Remove ${names.length === 1 ? 'it' : 'them'} from your cart to continue.`,
  );
