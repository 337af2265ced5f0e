import type { StoreApplicationDetail } from '@market/domain/stores/store';
import type { StoreFigures } from '@market/domain/stores/merchant';
import { Card } from '@market/ui/card';
import { ChangePaymentCategory } from './change-payment-category';

interface PaymentCategoryCardProps {
  store: StoreApplicationDetail;
  figures: StoreFigures;
}

export function PaymentCategoryCard({ store, figures }: PaymentCategoryCardProps) {
  const { name, commissionPercent } = store.paymentCategory;
  return (
    <Card
      title="Payment category"
      action={<ChangePaymentCategory store={store} openOrders={figures.openOrders} />}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
        <span className="font-semibold nums">{commissionPercent}% commission</span>
      </p>
      <p className="mt-2 text-xs text-muted">
        Orders keep the rate that applied when they were placed. A change applies to later orders
        only.
      </p>
    </Card>
  );
}
