import { lazy, Suspense, useState } from 'react';
import { platformStores } from '@market/api-client/access';
import { Button } from '@market/ui/button';
import { LinkButton } from '@market/ui/link';
import { useCan } from '@market/web-kit/use-session';
import type { ChangePaymentCategoryDialogProps } from './change-payment-category-dialog';

const ChangePaymentCategoryDialog = lazy(async () => ({
  default: (await import('./change-payment-category-dialog')).ChangePaymentCategoryDialog,
}));

interface ChangePaymentCategoryProps extends Omit<ChangePaymentCategoryDialogProps, 'onClose'> {
  /** A link within a sentence instead of a button. */
  isLink?: boolean;
}

export function ChangePaymentCategory({ isLink = false, ...props }: ChangePaymentCategoryProps) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can(platformStores)) return null;
  const trigger = {
    'aria-label': 'Change the payment category',
    onClick: () => setOpen(true),
    children: 'Change',
  };
  return (
    <>
      {isLink ? <LinkButton {...trigger} /> : <Button {...trigger} />}
      {open && (
        <Suspense>
          <ChangePaymentCategoryDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
