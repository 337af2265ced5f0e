import type { Quote, QuoteLine } from '@market/domain/checkout/checkout';
import { moneyText } from '@market/ui/money';

type LineRef = Pick<QuoteLine, 'productId' | 'variantId'>;

/**
 * `SOLAR5: ₦14,850.00 off`, or an automatic coupon by its description. Undefined for a line that no
 * coupon touches.
 */
export function savingText(
  quote: Quote | undefined,
  isLine: (line: LineRef) => boolean,
): string | undefined {
  const line = quote?.stores.flatMap(({ lines }) => lines).find(isLine);
  if (!line?.couponId || line.discount === 0) return undefined;
  const coupon = quote?.appliedCoupons.find(({ couponId }) => couponId === line.couponId);
  return `${coupon?.code ?? coupon?.description ?? 'Coupon'}: ${moneyText(line.discount)} off`;
}
