import type { CheckoutInput, Quote, StartPaymentInput } from '@market/domain/checkout/checkout';
import { priceCheckout } from '@market/domain/checkout/price-checkout';
import { couponRefusals } from '@market/domain/coupons/apply-coupons';
import { guestShopper } from '@market/domain/coupons/pricing-coupon';
import type { SaleLine } from '@market/domain/catalogue/sale-line';
import { lagosDate } from '@market/domain/lagos-time';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import type { CartsService } from '../carts';
import type { CouponsService } from '../coupons';
import type { ShippingService } from '../shipping';
import { findAddress, listPending } from './checkout.repository';

export const CART_BASKET_KEY = 'cart';

export interface QuoteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly carts: Pick<CartsService, 'linesToBuy' | 'removeBought'>;
  readonly coupons: Pick<CouponsService, 'candidatesFor' | 'shopper' | 'claim' | 'release'>;
  readonly shipping: Pick<ShippingService, 'tariff'>;
}

/** The input of a checkout, and the coupon codes that did not apply in the cart. */
type PricingInput = CheckoutInput & Pick<Partial<StartPaymentInput>, 'refusedCodes'>;

export interface PricedQuote {
  readonly quote: Quote;
  /** All requested items, including those no longer sold. */
  readonly lines: readonly SaleLine[];
  readonly address: DeliveryAddress | undefined;
}

/**
 * Prices the given items, or else the selected lines of the cart. Products that are no longer sold
 * cost nothing here; `startPayment` rejects them. Throws 404 for another customer's address.
 */
export const createQuotePricer =
  ({ db, clock, carts, coupons, shipping }: QuoteDeps) =>
  async (
    userId: string | undefined,
    { items, addressId, stateOrRegion, couponCode, refusedCodes = [] }: PricingInput,
  ): Promise<PricedQuote> => {
    const address = addressId === undefined ? undefined : await readAddress(db, userId, addressId);
    const lines = await carts.linesToBuy(db, userId, items);
    const sold = lines.filter((line) => line.listed);
    const candidates = await coupons.candidatesFor(
      db,
      [...new Set(sold.map((line) => line.storeId))],
      [...(couponCode === undefined ? [] : [couponCode]), ...refusedCodes],
    );
    // Only coupons depend on the customer, so the customer's history is read only when there are
    // coupons.
    const isOffered = candidates.length > 0;
    const open =
      isOffered && userId !== undefined ? await listPending(db, userId, toBasketKey(items)) : [];
    const held = new Set(
      open.flatMap(({ quote }) => quote.appliedCoupons.map((coupon) => coupon.couponId)),
    );
    const shopper = isOffered
      ? await coupons.shopper(
          db,
          userId === undefined
            ? undefined
            : { userId, phoneNumber: address?.phoneNumber, replaced: open.map(({ id }) => id) },
        )
      : guestShopper;
    // Coupon uses held by the customer's own open payment do not count, because a new payment
    // releases them first.
    const usableCoupons = candidates.map((coupon) =>
      held.has(coupon.id) ? { ...coupon, used: Math.max(0, coupon.used - 1) } : coupon,
    );
    const customer = {
      ...shopper,
      usesByCouponId: Object.fromEntries(
        Object.entries(shopper.usesByCouponId).map(([id, uses]) => [
          id,
          held.has(id) ? uses - 1 : uses,
        ]),
      ),
    };
    const now = clock.now();
    const quote = priceCheckout({
      lines: sold,
      coupons: usableCoupons,
      customer,
      typedCode: couponCode,
      destinationState: address?.stateOrRegion ?? stateOrRegion,
      at: now,
      ...(await shipping.tariff(db)),
    });
    const refused = couponRefusals(
      { lines: sold, coupons: usableCoupons, shopper: customer, today: lagosDate(now) },
      refusedCodes.filter((code) => code !== couponCode),
    );
    return { quote: { ...quote, refusals: [...quote.refusals, ...refused] }, lines, address };
  };

async function readAddress(
  db: Db,
  userId: string | undefined,
  id: string,
): Promise<DeliveryAddress> {
  const address = userId === undefined ? undefined : await findAddress(db, userId, id);
  if (!address) throw notFound('This address');
  const { fullName, phoneNumber, emailAddress, stateOrRegion, lga, landmark } = address;
  return {
    fullName,
    phoneNumber,
    emailAddress,
    stateOrRegion,
    lga,
    address: address.address,
    landmark: landmark ?? undefined,
  };
}

/** Identifies what is bought: the cart, or these items, which bypass the cart. */
export const toBasketKey = (items: CheckoutInput['items']): string =>
  items
    ? items
        .map(({ productId, variantId = '' }) => `${productId}:${variantId}`)
        .sort()
        .join(' ')
    : CART_BASKET_KEY;
