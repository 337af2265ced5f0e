import type { CheckoutInput, Quote } from '@market/domain/checkout/checkout';
import { priceCheckout } from '@market/domain/checkout/price-checkout';
import { guestShopper } from '@market/domain/coupons/pricing-coupon';
import type { SaleLine } from '@market/domain/catalogue/sale-line';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import type { CartsService } from '../carts';
import type { CouponsService } from '../coupons';
import type { ShippingService } from '../shipping';
import { findAddress, pendingOf } from './checkout.repository';

/** The basket of a payment for the selected lines of the cart. */
export const CART = 'cart';

export interface QuoteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly carts: Pick<CartsService, 'linesToBuy' | 'removeBought'>;
  readonly coupons: Pick<CouponsService, 'candidatesFor' | 'shopper' | 'claim' | 'release'>;
  readonly shipping: Pick<ShippingService, 'tariff'>;
}

export interface Priced {
  readonly quote: Quote;
  /** Everything that was asked for, also what is not sold any more. */
  readonly lines: readonly SaleLine[];
  readonly address: DeliveryAddress | undefined;
}

/**
 * Prices what somebody means to buy: given items, else the selected lines of their cart. Goods that are not sold any
 * more cost nothing here; `startPayment` refuses them. Throws 404 for an address that is not the customer's own.
 */
export const priceFor =
  ({ db, clock, carts, coupons, shipping }: QuoteDeps) =>
  async (
    userId: string | undefined,
    { items, addressId, stateOrRegion, couponCode }: CheckoutInput,
  ): Promise<Priced> => {
    const address = addressId === undefined ? undefined : await addressOf(db, userId, addressId);
    const lines = await carts.linesToBuy(db, userId, items);
    const sold = lines.filter((line) => line.listed);
    const candidates = await coupons.candidatesFor(
      db,
      [...new Set(sold.map((line) => line.storeId))],
      couponCode,
    );
    // Who is buying matters to coupons alone.
    const isOffered = candidates.length > 0;
    const shopper = isOffered ? await coupons.shopper(db, userId) : guestShopper;
    const held =
      isOffered && userId !== undefined
        ? await heldCoupons(db, userId, basketOf(items))
        : new Set<string>();
    const quote = priceCheckout({
      lines: sold,
      // What the customer's own open payment holds is theirs to use: starting again gives it back first.
      coupons: candidates.map((coupon) =>
        held.has(coupon.id) ? { ...coupon, used: Math.max(0, coupon.used - 1) } : coupon,
      ),
      customer: {
        ...shopper,
        usesByCouponId: Object.fromEntries(
          Object.entries(shopper.usesByCouponId).map(([id, uses]) => [
            id,
            held.has(id) ? uses - 1 : uses,
          ]),
        ),
      },
      typedCode: couponCode,
      destinationState: address?.stateOrRegion ?? stateOrRegion,
      at: clock.now(),
      ...(await shipping.tariff(db)),
    });
    return { quote, lines, address };
  };

async function addressOf(db: Db, userId: string | undefined, id: string): Promise<DeliveryAddress> {
  const address = userId === undefined ? undefined : await findAddress(db, userId, id);
  if (!address) throw notFound('This address');
  const { fullName, phoneNumber, emailAddress, stateOrRegion, lga, address: street } = address;
  return { fullName, phoneNumber, emailAddress, stateOrRegion, lga, address: street };
}

/** Names what is bought: the cart, or these items without it. */
export const basketOf = (items: CheckoutInput['items']): string =>
  items
    ? items
        .map(({ productId, variantId = '' }) => `${productId}:${variantId}`)
        .sort()
        .join(' ')
    : CART;

const heldCoupons = async (db: Db, userId: string, basket: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await pendingOf(db, userId, basket)).flatMap(({ quote }) =>
      quote.appliedCoupons.map((coupon) => coupon.couponId),
    ),
  );
