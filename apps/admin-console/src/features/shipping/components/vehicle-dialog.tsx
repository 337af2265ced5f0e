import { useMutation } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { FormDialog } from '@market/console/forms/form-dialog';
import type { Vehicle } from '@market/domain/shipping/tariff';
import { vehicleChangesSchema } from '@market/domain/shipping/tariff-input';
import { Checkbox } from '@market/ui/checkbox';
import { NumberField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { updateVehicle } from '../shipping.queries';

interface VehicleDialogProps {
  vehicle: Vehicle;
  onClose: () => void;
}

export function VehicleDialog({
  vehicle: { id, name, maxWeight, active },
  onClose,
}: VehicleDialogProps) {
  const { api } = useServices();
  const update = useMutation(updateVehicle(api));
  const form = useContractForm(vehicleChangesSchema, { name, maxWeight, active });
  const { field } = useController({ control: form.control, name: 'active' });
  const submit = form.submit(async (body) => {
    await update.mutateAsync({ params: { id }, body });
    onClose();
  });
  return (
    <FormDialog
      title={`Edit ${name}`}
      description="Open payments and placed orders keep their vehicle and fee."
      submitLabel="Save vehicle"
      busyLabel="Saving…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label="Name" maxLength={40} />
      <NumberField
        control={form.control}
        name="maxWeight"
        label="Carries up to"
        unit="kg"
        decimals={2}
      />
      <Checkbox
        ref={field.ref}
        name={field.name}
        checked={field.value ?? false}
        onChange={field.onChange}
        onBlur={field.onBlur}
        label="Active"
        description="Only active vehicles are used for new parcels. At least one must stay active."
      />
    </FormDialog>
  );
}
