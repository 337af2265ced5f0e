import { useWatch } from 'react-hook-form';
import type { CouponInput } from '@market/domain/coupons/coupon';
import { RadioField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { FormDrawer } from '@market/console/forms/form-drawer';
import { FormSection } from '../../../shared/form-section';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { couponFormSchema, stripHiddenFields } from '../coupon-form.schema';
import { LimitFields, MinimumFields } from './condition-fields';
import { DiscountFields } from './discount-fields';
import { SummaryBar } from './summary-bar';

interface CouponDrawerProps {
  title: string;
  initial: CouponInput;
  saveLabel: string;
  onSave: (coupon: CouponInput) => Promise<unknown>;
  onClose: () => void;
}

const modes = [
  { value: 'Automatic', label: 'Automatic' },
  { value: 'Code', label: 'With a code' },
];

export function CouponDrawer({ title, initial, saveLabel, onSave, onClose }: CouponDrawerProps) {
  const form = useContractForm(couponFormSchema, initial);
  const { control, setValue, formState } = form;
  const mode = useWatch({ control, name: 'discountMode' });
  const { isDirty } = useIsDirty(control, stripHiddenFields);
  const guard = useLeaveGuard(isDirty);

  const submit = form.submit(async (draft) => {
    await onSave(stripHiddenFields(draft));
    guard.release();
    onClose();
  });

  return (
    <FormDrawer
      title={title}
      saveLabel={saveLabel}
      saving={formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormSection title="What customers see">
        <TextField
          control={control}
          name="description"
          label="Description"
          hint="Shown in the cart, for example “5% off all panels”"
          maxLength={120}
        />
        <RadioField
          control={control}
          name="discountMode"
          label="How the coupon applies"
          options={modes}
          look="cards"
          className="grid-cols-2"
        />
        {mode === 'Code' && (
          <TextField
            control={control}
            name="code"
            label="Code"
            hint="3 to 20 letters, digits or dashes"
            maxLength={20}
          />
        )}
      </FormSection>
      <FormSection title="Discount">
        <DiscountFields control={control} setValue={setValue} />
      </FormSection>
      <FormSection title="Conditions">
        <MinimumFields control={control} setValue={setValue} />
      </FormSection>
      <FormSection title="Dates and limits">
        <LimitFields control={control} />
      </FormSection>
      <SummaryBar control={control} />
      {guard.dialog}
    </FormDrawer>
  );
}
