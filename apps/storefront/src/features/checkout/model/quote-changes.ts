import type { AppliedCoupon } from '@market/domain/coupons/applied-coupon';
import type { Quote, QuoteLine } from '@market/domain/checkout/checkout';
import { promisedDaysText } from '@market/domain/shipping/promise-text';
import { moneyText } from '@market/ui/money';

const listLines = (quote: Quote): QuoteLine[] => quote.stores.flatMap(({ lines }) => lines);
const isSameItem = (a: QuoteLine, b: QuoteLine): boolean =>
  a.productId === b.productId && a.variantId === b.variantId;
const couponName = ({ code, description }: AppliedCoupon): string => code ?? description;

/**
 * The differences between a quote and the one shown before, with a sentence for each. They cover
 * prices, goods, delivery fees and days, and coupons.
 */
export function quoteChanges(before: Quote, after: Quote): string[] {
  const [linesBefore, linesAfter] = [listLines(before), listLines(after)];
  const goods = linesBefore.flatMap((line) => {
    const now = linesAfter.find((each) => isSameItem(each, line));
    if (!now) return [`${line.name} is no longer in this order.`];
    if (now.unitPrice !== line.unitPrice)
      return [
        `${line.name}: ${moneyText(line.unitPrice)} before, ${moneyText(now.unitPrice)} now.`,
      ];
    return now.quantity === line.quantity
      ? []
      : [`${line.name}: ${line.quantity} before, ${now.quantity} now.`];
  });
  const added = linesAfter
    .filter((line) => !linesBefore.some((each) => isSameItem(each, line)))
    .map(({ name }) => `${name} is new in this order.`);
  const fees = before.stores.flatMap(({ storeId, storeName, shippingFee }) => {
    const now = after.stores.find((store) => store.storeId === storeId);
    return !now || now.shippingFee === shippingFee
      ? []
      : [
          `Delivery from ${storeName}: ${moneyText(shippingFee)} before, ${moneyText(now.shippingFee)} now.`,
        ];
  });
  const days = before.stores.flatMap(({ storeId, storeName, delivery }) => {
    const now = after.stores.find((store) => store.storeId === storeId)?.delivery;
    if (!delivery || !now) return [];
    const [daysBefore, daysNow] = [promisedDaysText(delivery), promisedDaysText(now)];
    return daysBefore === daysNow
      ? []
      : [`Delivery from ${storeName}: ${daysBefore} before, ${daysNow} now.`];
  });
  const coupons = [
    ...before.appliedCoupons,
    ...after.appliedCoupons.filter(
      ({ couponId }) => !before.appliedCoupons.some((each) => each.couponId === couponId),
    ),
  ].flatMap((coupon) => {
    const then =
      before.appliedCoupons.find(({ couponId }) => couponId === coupon.couponId)?.discount ?? 0;
    const now =
      after.appliedCoupons.find(({ couponId }) => couponId === coupon.couponId)?.discount ?? 0;
    if (then === now) return [];
    if (then === 0) return [`${couponName(coupon)} now applies: ${moneyText(now)} off.`];
    return [
      now === 0
        ? `${couponName(coupon)} no longer applies.`
        : `${couponName(coupon)}: ${moneyText(then)} off before, ${moneyText(now)} now.`,
    ];
  });
  return [...goods, ...added, ...fees, ...days, ...coupons];
}
