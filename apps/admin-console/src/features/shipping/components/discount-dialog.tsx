import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '@market/console/forms/form-dialog';
import { lagosDate } from '@market/domain/lagos-time';
import type { ShippingDiscount } from '@market/domain/shipping/shipping-discount';
import { shippingDiscountInputSchema } from '@market/domain/shipping/shipping-discount-input';
import type { Tariff } from '@market/domain/shipping/tariff';
import { RadioGroup } from '@market/ui/radio-group';
import { DateField, MoneyField, NumberField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { createDiscount, updateDiscount } from '../shipping.queries';
import { OptionalSelectField } from './optional-select-field';

interface DiscountDialogProps {
  discount?: ShippingDiscount;
  tariff: Tariff;
  /** The current time, for the default dates of a new discount. */
  now?: Date;
  onClose: () => void;
}

export function DiscountDialog({ discount, tariff, now, onClose }: DiscountDialogProps) {
  const { api } = useServices();
  const create = useMutation(createDiscount(api));
  const update = useMutation(updateDiscount(api));
  const today = now ? lagosDate(now) : '';
  const form = useContractForm(
    shippingDiscountInputSchema,
    discount ?? {
      name: '',
      discountType: 'Percent',
      percentOff: 10,
      startDate: today,
      endDate: today,
      active: true,
    },
  );
  const { control } = form;
  const type = useWatch({ control, name: 'discountType' });
  const submit = form.submit(async (body) => {
    await (discount
      ? update.mutateAsync({ params: { id: discount.id }, body })
      : create.mutateAsync({ body }));
    onClose();
  });
  const zones = tariff.zones.map(({ id, name }) => ({ value: id, label: name }));
  const vehicles = tariff.vehicles.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog
      title={discount ? `Edit ${discount.name}` : 'New shipping discount'}
      description="The platform pays the difference. Discounts are not combined: the largest one applies, to new quotes only."
      submitLabel={discount ? 'Save discount' : 'Create discount'}
      busyLabel="Saving…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label="Name"
        hint="Customers see it at checkout"
        maxLength={60}
      />
      <RadioGroup
        legend="Type"
        className="sm:grid-cols-2"
        options={[
          { value: 'Percent', label: 'Percent off' },
          { value: 'Fixed', label: 'Amount off' },
        ]}
        value={type}
        onValueChange={(next) => {
          form.setValue('discountType', next, { shouldDirty: true });
          form.setValue(next === 'Fixed' ? 'percentOff' : 'amountOff', undefined);
        }}
      />
      {type === 'Percent' ? (
        <NumberField
          control={control}
          name="percentOff"
          label="Percent off"
          unit="%"
          decimals={2}
        />
      ) : (
        <MoneyField control={control} name="amountOff" label="Amount off" />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField control={control} name="startDate" label="First day" />
        <DateField control={control} name="endDate" label="Last day" />
        <OptionalSelectField
          control={control}
          name="fromZoneId"
          label="From zone"
          any="Any zone"
          options={zones}
        />
        <OptionalSelectField
          control={control}
          name="toZoneId"
          label="To zone"
          any="Any zone"
          options={zones}
        />
        <OptionalSelectField
          control={control}
          name="vehicleId"
          label="Vehicle"
          any="Any vehicle"
          options={vehicles}
        />
        <MoneyField control={control} name="minSubtotal" label="Minimum subtotal" optional />
      </div>
    </FormDialog>
  );
}
