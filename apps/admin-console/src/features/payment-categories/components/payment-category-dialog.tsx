import { useMutation } from '@tanstack/react-query';
import {
  paymentCategoryInputSchema,
  type PaymentCategory,
} from '@market/domain/stores/payment-category';
import { FormDialog } from '@market/console/forms/form-dialog';
import { NumberField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { createPaymentCategory, updatePaymentCategory } from '../payment-categories.queries';

export interface PaymentCategoryDialogProps {
  category?: PaymentCategory;
  onClose: () => void;
}

export function PaymentCategoryDialog({ category, onClose }: PaymentCategoryDialogProps) {
  const { api } = useServices();
  const create = useMutation(createPaymentCategory(api));
  const update = useMutation(updatePaymentCategory(api));
  const form = useContractForm(
    paymentCategoryInputSchema,
    category
      ? { name: category.name, commissionPercent: category.commissionPercent }
      : { name: '' },
  );
  const submit = form.submit(async (body) => {
    await (category
      ? update.mutateAsync({ params: { id: category.id }, body })
      : create.mutateAsync({ body }));
    onClose();
  });
  return (
    <FormDialog
      title={category ? `Change ${category.name}` : 'Add a payment category'}
      description={
        category ? effectText(category) : 'Assign it on a store’s page. No rate changes until then.'
      }
      submitLabel={category ? 'Save category' : 'Add category'}
      busyLabel="Saving…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label="Name" />
      <NumberField
        control={form.control}
        name="commissionPercent"
        label="Commission"
        hint="Charged on the goods after discounts"
        unit="%"
        decimals={2}
        min={0}
      />
    </FormDialog>
  );
}

const effectText = ({ stores, openOrders }: PaymentCategory): string =>
  stores === 0
    ? 'No store uses this category.'
    : `A new rate applies to orders placed from now on at ${stores === 1 ? '1 store' : `${stores} stores`}. Earlier orders keep their rate, including ${openOrders === 1 ? '1 open order' : `${openOrders} open orders`}.`;
