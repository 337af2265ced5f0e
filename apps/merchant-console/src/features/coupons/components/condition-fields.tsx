import { useWatch, type UseFormSetValue } from 'react-hook-form';
import { customerEligibilities, type CouponInput } from '@market/domain/coupons/coupon';
import { Field } from '@market/ui/field';
import { SegmentedControl } from '@market/ui/segmented-control';
import { DateField, MoneyField, NativeSelectField, NumberField } from '@market/web-kit/form-fields';
import type { CouponControl } from './target-field';

const eligibilities = customerEligibilities.map((value) => ({ value, label: value }));
const minimums = [
  { value: 'Amount', label: 'Order value' },
  { value: 'Quantity', label: 'Quantity' },
] as const;

export function MinimumFields({
  control,
  setValue,
}: {
  control: CouponControl;
  setValue: UseFormSetValue<CouponInput>;
}) {
  const type = useWatch({ control, name: 'minRequireType' });
  // Amounts and quantities have different units, so changing the type resets the value.
  const changeType = (next: CouponInput['minRequireType']) => {
    setValue('minRequireType', next, { shouldDirty: true });
    setValue('minRequireValue', 0, { shouldDirty: true });
  };
  return (
    <>
      <NativeSelectField
        control={control}
        name="customerEligibility"
        label="Who can use the coupon"
        options={eligibilities}
      />
      <Field label="Minimum">
        <SegmentedControl
          label="Minimum requirement"
          options={minimums}
          value={type}
          onValueChange={changeType}
          block
        />
      </Field>
      {type === 'Amount' ? (
        <MoneyField
          control={control}
          name="minRequireValue"
          label="Minimum spend"
          hint="0 means no minimum"
        />
      ) : (
        <NumberField
          control={control}
          name="minRequireValue"
          label="Minimum quantity"
          hint="0 means no minimum"
        />
      )}
    </>
  );
}

export function LimitFields({ control }: { control: CouponControl }) {
  const startDate = useWatch({ control, name: 'startDate' });
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4">
        <DateField control={control} name="startDate" label="Start date" />
        <DateField control={control} name="endDate" label="End date" min={startDate} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          control={control}
          name="usageLimit"
          label="Total uses"
          hint="0 means no limit"
        />
        <NumberField
          control={control}
          name="usageLimitPerUser"
          label="Uses per customer"
          hint="0 means no limit"
        />
      </div>
    </>
  );
}
