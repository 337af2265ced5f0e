import { useMutation } from '@tanstack/react-query';
import { FormDrawer } from '@market/console/forms/form-drawer';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { newApproverSchema, type NewApprover } from '@market/domain/accounts/admin';
import { RadioField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { levelOptions } from '../model/people-texts';
import { approverCreation } from '../people.queries';

const identity = (approver: NewApprover): NewApprover => approver;

/** The form of a new store approver, in a drawer. */
export function ApproverFormDrawer({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const creation = useMutation(approverCreation(api));
  const form = useContractForm(newApproverSchema, {
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: undefined,
    level: 'both',
  });
  const { control } = form;
  const guard = useLeaveGuard(useIsDirty(control, identity).isDirty);
  const submit = form.submit(async (body) => {
    await creation.mutateAsync({ body });
    guard.release();
    onClose();
  });

  return (
    <FormDrawer
      title="Add store approver"
      saveLabel="Add approver"
      saving={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
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
        hint="We send a link to choose a password"
      />
      <TextField
        control={control}
        name="phoneNumber"
        label="Phone number"
        type="tel"
        inputMode="tel"
        optional
      />
      <RadioField
        control={control}
        name="level"
        label="Approvals"
        hint="Two different people approve each store."
        options={levelOptions}
        look="cards"
      />
      {guard.dialog}
    </FormDrawer>
  );
}
