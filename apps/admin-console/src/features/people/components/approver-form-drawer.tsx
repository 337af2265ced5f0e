import { FormDrawer } from '@market/console/forms/form-drawer';
import { PersonFields } from '@market/console/people/person-fields';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { newApproverSchema, type NewApprover } from '@market/domain/accounts/admin';
import { RadioField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { levelOptions } from '../model/people-texts';

interface ApproverFormDrawerProps {
  title: string;
  saveLabel: string;
  initial: NewApprover;
  /** The email identifies an existing account and cannot be changed. */
  emailStays?: boolean;
  onSave: (approver: NewApprover) => Promise<unknown>;
  onClose: () => void;
}

export function ApproverFormDrawer({
  title,
  saveLabel,
  initial,
  emailStays = false,
  onSave,
  onClose,
}: ApproverFormDrawerProps) {
  const form = useContractForm(newApproverSchema, initial);
  const { control } = form;
  const guard = useLeaveGuard(useIsDirty(control).isDirty);
  const submit = form.submit(async (approver) => {
    await onSave(approver);
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
      <PersonFields
        control={control}
        firstName="firstName"
        lastName="lastName"
        email="email"
        phoneNumber="phoneNumber"
        emailStays={emailStays}
      />
      <RadioField
        control={control}
        name="level"
        label="Approvals"
        hint="Two different people approve each store"
        options={levelOptions}
        look="cards"
      />
      {guard.dialog}
    </FormDrawer>
  );
}
