import { useMutation } from '@tanstack/react-query';
import { FormDrawer } from '@market/console/forms/form-drawer';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { PersonFields } from '@market/console/people/person-fields';
import { useIsDirty } from '@market/console/use-is-dirty';
import { newPartnerSchema } from '@market/domain/shipping/partner';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { createPartner } from '../partners.queries';

export function PartnerFormDrawer({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const create = useMutation(createPartner(api));
  const form = useContractForm(newPartnerSchema, {
    companyName: '',
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: undefined,
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
      title="Add shipping partner"
      saveLabel="Send invitation"
      saving={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="companyName"
        label="Company"
        hint="The partner enters its details, bank account and certificates after signing in"
        maxLength={120}
      />
      <PersonFields
        control={control}
        firstName="firstName"
        lastName="lastName"
        email="email"
        phoneNumber="phoneNumber"
      />
      {guard.dialog}
    </FormDrawer>
  );
}
