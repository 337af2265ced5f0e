import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '@market/console/forms/form-dialog';
import { riderCapacitySchema, type RiderPlan } from '@market/domain/shipping/rider-plan';
import { NumberField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { notify } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { changeCapacity } from '../riders.queries';

export function CapacityDialog({ rider, onClose }: { rider: RiderPlan; onClose: () => void }) {
  const { api } = useServices();
  const change = useMutation(changeCapacity(api));
  const form = useContractForm(riderCapacitySchema, {
    pickUpsPerDay: rider.pickUpsPerDay ?? null,
  });
  const submit = form.submit(async (body) => {
    await change.mutateAsync({ params: { id: rider.id }, body });
    notify.success(`${rider.name}’s limit was saved`);
    onClose();
  });
  return (
    <FormDialog
      title={`${rider.name}’s daily limit`}
      description="Orders above the limit can still be assigned. They are shown in red."
      submitLabel="Save"
      busyLabel="Saving…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        control={form.control}
        name="pickUpsPerDay"
        label="Pick-ups per day"
        hint="Leave empty for no limit"
        decimals={0}
        min={1}
      />
    </FormDialog>
  );
}
