import { testimonialInputSchema, type TestimonialInput } from '@market/domain/themes/testimonial';
import { SwitchField, TextField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { FormDrawer } from '@market/console/forms/form-drawer';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';

interface TestimonialDrawerProps {
  title: string;
  saveLabel: string;
  initial: TestimonialInput;
  onSave: (testimonial: TestimonialInput) => Promise<unknown>;
  onClose: () => void;
}

export function TestimonialDrawer({
  title,
  saveLabel,
  initial,
  onSave,
  onClose,
}: TestimonialDrawerProps) {
  const form = useContractForm(testimonialInputSchema, initial);
  const { control } = form;
  const guard = useLeaveGuard(useIsDirty(control).isDirty);
  const submit = form.submit(async (input) => {
    await onSave(input);
    guard.release();
    onClose();
  });

  return (
    <FormDrawer
      title={title}
      saveLabel={saveLabel}
      saving={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField
        control={control}
        name="quote"
        label="Testimonial"
        rows={4}
        hint="In their own words, at most 300 characters"
      />
      <TextField control={control} name="name" label="Customer name" maxLength={80} />
      <TextField
        control={control}
        name="role"
        label="Location or occupation"
        hint="For example “Magodo, Lagos”"
        maxLength={80}
        optional
      />
      <SwitchField
        control={control}
        name="hidden"
        label="Hide from shoppers"
        description="Kept here, but not shown on your store’s page"
      />
      {guard.dialog}
    </FormDrawer>
  );
}
