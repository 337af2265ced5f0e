import { Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ShippingDiscount } from '@market/domain/shipping/shipping-discount';
import type { Tariff } from '@market/domain/shipping/tariff';
import { Button } from '@market/ui/button';
import { IconButton } from '@market/ui/icon-button';

const DiscountDialog = lazy(async () => ({
  default: (await import('./discount-dialog')).DiscountDialog,
}));

export function NewDiscountButton({ tariff, now }: { tariff: Tariff; now: Date }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus size={17} />} onClick={() => setOpen(true)}>
        New discount
      </Button>
      {open && (
        <Suspense>
          <DiscountDialog tariff={tariff} now={now} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface EditDiscountButtonProps {
  discount: ShippingDiscount;
  tariff: Tariff;
}

export function EditDiscountButton({ discount, tariff }: EditDiscountButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={`Edit ${discount.name}`}
        icon={<Pencil size={17} />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <DiscountDialog discount={discount} tariff={tariff} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
