import { newStaffSchema, type NewStaff } from '@market/domain/staff/staff';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { FormDrawer } from '@market/console/forms/form-drawer';
import { PersonFields } from '@market/console/people/person-fields';
import { FormSection } from '../../../shared/form-section';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { PermissionFields } from './permission-fields';

interface StaffDrawerProps {
  title: string;
  saveLabel: string;
  initial: NewStaff;
  /**
   * The email address of an existing account cannot be changed, because it identifies the account.
   */
  emailStays?: boolean;
  onSave: (staff: NewStaff) => Promise<unknown>;
  onClose: () => void;
}

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
  const guard = useLeaveGuard(useIsDirty(control).isDirty);
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
      <FormSection title="Personal details">
        <PersonFields
          control={control}
          firstName="firstName"
          lastName="lastName"
          email="email"
          phoneNumber="phoneNumber"
          emailStays={emailStays}
        />
      </FormSection>
      <FormSection title="Permissions">
        <PermissionFields control={control} />
      </FormSection>
      {guard.dialog}
    </FormDrawer>
  );
}
