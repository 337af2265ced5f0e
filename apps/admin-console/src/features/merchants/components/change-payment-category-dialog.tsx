import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { storePaymentCategorySchema } from '@market/domain/stores/merchant';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { FormDialog } from '@market/console/forms/form-dialog';
import { NativeSelectField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { paymentCategoriesQuery, changePaymentCategory } from '../merchants.queries';
import { countText } from '../model/suspension-texts';

export interface ChangePaymentCategoryDialogProps {
  store: StoreApplicationDetail;
  openOrders: number;
  onClose: () => void;
}

export function ChangePaymentCategoryDialog({
  store,
  openOrders,
  onClose,
}: ChangePaymentCategoryDialogProps) {
  const { api } = useServices();
  const change = useMutation(changePaymentCategory(api));
  const { data: categories } = useSuspenseQuery(paymentCategoriesQuery(api));
  const current = store.paymentCategory;
  const others = categories.filter(({ id }) => id !== current.id);
  const form = useContractForm(storePaymentCategorySchema, {
    paymentCategoryId: others[0]?.id ?? '',
    reason: '',
  });
  const submit = form.submit(async (body) => {
    await change.mutateAsync({ params: { id: store.id }, body });
    onClose();
  });

  return (
    <FormDialog
      title={`Change the payment category of ${store.storeName}?`}
      description={`The new rate applies to orders placed from now on. ${openOrdersText(openOrders)}`}
      submitLabel="Change category"
      busyLabel="Changing…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      blockedReason={others.length === 0 ? 'There is no other payment category yet.' : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-sm">
        Now: <b className="font-semibold">{`${current.name}, ${current.commissionPercent}%`}</b>
      </p>
      {others.length > 0 && (
        <>
          <NativeSelectField
            control={form.control}
            name="paymentCategoryId"
            label="New category"
            options={others.map(({ id, name, commissionPercent }) => ({
              value: id,
              label: `${name}, ${commissionPercent}%`,
            }))}
          />
          <TextareaField
            control={form.control}
            name="reason"
            label="Reason"
            hint="Kept in the audit log"
            rows={3}
          />
        </>
      )}
    </FormDialog>
  );
}

const openOrdersText = (openOrders: number): string =>
  openOrders === 0
    ? 'Earlier orders keep their rate.'
    : `Earlier orders keep their rate, including ${countText(openOrders, 'open order')}.`;
