import { useMutation } from '@tanstack/react-query';
import { FormDrawer } from '@market/console/forms/form-drawer';
import { PersonFields } from '@market/console/people/person-fields';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { newApproverSchema } from '@market/domain/accounts/admin';
import { RadioField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { levelOptions } from '../model/people-texts';
import { createApprover } from '../people.queries';

export function ApproverFormDrawer({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const create = useMutation(createApprover(api));
  const form = useContractForm(newApproverSchema, {
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: undefined,
    level: 'both',
  });
  const { control } = form;
  const guard = useLeaveGuard(useIsDirty(control).isDirty);
  const submit = form.submit(async (body) => {
    await create.mutateAsync({ body });
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
      <PersonFields
        control={control}
        firstName="firstName"
        lastName="lastName"
        email="email"
        phoneNumber="phoneNumber"
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
