import { newStaffSchema, type NewStaff } from '@market/domain/staff/staff';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { FormDrawer } from '@market/console/forms/form-drawer';
import { FormSection } from '../../../shared/form-section';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { PermissionFields } from './permission-fields';

interface StaffDrawerProps {
  title: string;
  saveLabel: string;
  initial: NewStaff;
  /** The address of somebody who has an account stays: the account is found by it. */
  emailStays?: boolean;
  /** Resolves when the server has taken it. */
  onSave: (staff: NewStaff) => Promise<unknown>;
  onClose: () => void;
}

const asItIs = (staff: NewStaff): NewStaff => staff;

/** Who works in the store, and what they may do there. */
export function StaffDrawer({
  title,
  saveLabel,
  initial,
  emailStays = false,
  onSave,
  onClose,
}: StaffDrawerProps) {
  const form = useContractForm(newStaffSchema, initial);
  const { control } = form;
  const guard = useLeaveGuard(useIsDirty(control, asItIs).isDirty);
  const submit = form.submit(async (staff) => {
    await onSave(staff);
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
      <FormSection title="Who they are">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField control={control} name="firstName" label="First name" maxLength={60} />
          <TextField control={control} name="lastName" label="Last name" maxLength={60} />
        </div>
        <TextField
          control={control}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          disabled={emailStays}
          hint={
            emailStays
              ? 'They sign in with it, so it stays'
              : 'Gets a link to choose a password. It works for three days'
          }
        />
        <TextField
          control={control}
          name="phoneNumber"
          label="Phone number"
          type="tel"
          inputMode="tel"
          optional
        />
      </FormSection>
      <FormSection title="What they may do">
        <PermissionFields control={control} />
      </FormSection>
      {guard.dialog}
    </FormDrawer>
  );
}
