import type { AppliedShippingDiscount } from '@market/domain/shipping/shipping-discount';
import { moneyText } from '@market/ui/money';

export function DeliveryDiscount({ discount }: { discount: AppliedShippingDiscount | undefined }) {
  if (!discount) return null;
  return (
    <span className="block text-xs font-normal text-success wrap-anywhere">
      {`${discount.name}, −${moneyText(discount.amount)} included`}
    </span>
  );
}
