import type { SaleLine } from '../catalogue/sale-line';
import { applyCoupons, type CouponOutcome } from '../coupons/apply-coupons';
import type { PricingCoupon, Shopper } from '../coupons/pricing-coupon';
import { lagosDate } from '../lagos-time';
import { sumKobo } from '../money';
import { deliveryPromise } from '../shipping/shipping-fee';
import type { Tariff } from '../shipping/tariff';
import type { Quote, QuoteLine, StoreQuote } from './checkout';

export interface CheckoutPricingInput extends Tariff {
  /** One line per variant, in cart order. */
  readonly lines: readonly SaleLine[];
  readonly coupons: readonly PricingCoupon[];
  readonly typedCode?: string | undefined;
  readonly customer: Shopper;
  /** Without this state there is no delivery data and no delivery fee. */
  readonly destinationState?: string | undefined;
  /** Time of pricing, for coupon dates and the delivery promise. */
  readonly at: Date;
}

/**
 * Prices a whole cart in kobo: stores in cart order, coupons on goods only, one delivery fee per
 * store. The browser uses it for previews and the server for charging. When they differ, the
 * server's result is used. Throws when the tariff lacks a rate (see `calculateShippingFee`).
 */
export function priceCheckout({
  lines,
  coupons,
  typedCode,
  customer,
  destinationState,
  vehicles,
  zones,
  rates,
  discounts,
  at,
}: CheckoutPricingInput): Quote {
  const outcome = applyCoupons({
    lines,
    coupons,
    typedCode,
    shopper: customer,
    today: lagosDate(at),
  });
  const stores = groupByStore(lines).map((own) =>
    priceStore(own, outcome, destinationState, { vehicles, zones, rates, discounts, at }),
  );
  return {
    stores,
    subtotal: sumKobo(stores.map((store) => store.subtotal)),
    discount: sumKobo(stores.map((store) => store.discount)),
    shippingFeeTotal: sumKobo(stores.map((store) => store.shippingFee)),
    total: sumKobo(stores.map((store) => store.total)),
    appliedCoupons: [...outcome.applied],
    refusals: [...outcome.refusals],
  };
}

type StoreLines = readonly [SaleLine, ...SaleLine[]];

function groupByStore(lines: readonly SaleLine[]): StoreLines[] {
  const stores = new Map<string, [SaleLine, ...SaleLine[]]>();
  for (const line of lines) {
    const own = stores.get(line.storeId);
    if (own) own.push(line);
    else stores.set(line.storeId, [line]);
  }
  return [...stores.values()];
}

function priceStore(
  own: StoreLines,
  outcome: CouponOutcome,
  destinationState: string | undefined,
  { at, ...tariff }: Tariff & { readonly at: Date },
): StoreQuote {
  const [first] = own;
  const { storeId, storeName, storeState, storeDispatch: dispatch } = first;
  const lines = own.map((line) => priceLine(line, outcome));
  const subtotal = sumKobo(own.map((line) => line.unitPrice * line.quantity));
  const discount = sumKobo(lines.map((line) => line.discount));
  const goods = {
    storeId,
    storeName,
    lines,
    subtotal,
    discount,
    returnDays: first.storeReturnDays,
    ...(first.storePayOnDeliveryUpTo !== undefined && {
      payOnDeliveryUpTo: first.storePayOnDeliveryUpTo,
    }),
  };
  if (destinationState === undefined)
    return { ...goods, shippingFee: 0, total: subtotal - discount };
  const { shippingFee, ...delivery } = deliveryPromise({
    lines: own,
    storeState,
    destinationState,
    dispatch,
    subtotal,
    at,
    ...tariff,
  });
  return { ...goods, shippingFee, delivery, total: subtotal - discount + shippingFee };
}

function priceLine(line: SaleLine, { discounts }: CouponOutcome): QuoteLine {
  const { productId, variantId, name, quantity, unitPrice } = line;
  const applied = discounts.get(variantId);
  const discount = applied?.discount ?? 0;
  return {
    productId,
    variantId,
    name,
    quantity,
    unitPrice,
    discount,
    ...(applied && { couponId: applied.couponId }),
    total: unitPrice * quantity - discount,
  };
}
