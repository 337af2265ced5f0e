import { useMutation } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PaymentCategory } from '@market/domain/stores/payment-category';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { IconButton } from '@market/ui/icon-button';
import { useServices } from '@market/web-kit/services';
import { HistoryButton } from '../../../shared/history-button';
import { removePaymentCategory } from '../payment-categories.queries';

const PaymentCategoryDialog = lazy(async () => ({
  default: (await import('./payment-category-dialog')).PaymentCategoryDialog,
}));

export function AddPaymentCategory() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus size={17} />} onClick={() => setOpen(true)}>
        Add category
      </Button>
      {open && (
        <Suspense>
          <PaymentCategoryDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A category with stores cannot be deleted, and neither can the default category. */
export function EditPaymentCategory({ category }: { category: PaymentCategory }) {
  const { api } = useServices();
  const [open, setOpen] = useState(false);
  const remove = useMutation(removePaymentCategory(api));
  const { id, name, isDefault, stores } = category;
  return (
    <span className="inline-flex gap-1">
      <IconButton
        label={`Change ${name}`}
        icon={<Pencil size={17} />}
        onClick={() => setOpen(true)}
      />
      {!isDefault && stores === 0 && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          confirmLabel="Delete category"
          busyLabel="Deleting…"
          onConfirm={() => remove.mutateAsync({ params: { id } })}
          trigger={<IconButton label={`Delete ${name}`} icon={<Trash2 size={17} />} />}
        >
          No store uses this category. Orders that were placed at its rate keep the rate.
        </ConfirmDialog>
      )}
      <HistoryButton subject="paymentCategory" id={id} name={name} />
      {open && (
        <Suspense>
          <PaymentCategoryDialog category={category} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
