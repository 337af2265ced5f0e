import { lazy, Suspense, useState } from 'react';
import { platformStores } from '@market/api-client/access';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { useCan } from '@market/web-kit/use-session';
import type { ChangePaymentCategoryDialogProps } from './change-payment-category-dialog';

const ChangePaymentCategoryDialog = lazy(async () => ({
  default: (await import('./change-payment-category-dialog')).ChangePaymentCategoryDialog,
}));

export function PaymentCategoryCard({
  store,
  figures,
}: Omit<ChangePaymentCategoryDialogProps, 'onClose'>) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  const { name, commissionPercent } = store.paymentCategory;
  return (
    <Card
      title="Payment category"
      action={can(platformStores) && <Button onClick={() => setOpen(true)}>Change</Button>}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
        <span className="font-semibold nums">{commissionPercent}% commission</span>
      </p>
      <p className="mt-2 text-xs text-muted">
        Orders keep the rate that applied when they were placed. A change applies to later orders
        only.
      </p>
      {open && (
        <Suspense>
          <ChangePaymentCategoryDialog
            store={store}
            figures={figures}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
