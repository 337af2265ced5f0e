import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '@market/console/forms/form-dialog';
import { PersonFields } from '@market/console/people/person-fields';
import { newPartnerPersonSchema } from '@market/domain/shipping/partner-people';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { createPerson } from '../company.queries';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const create = useMutation(createPerson(api));
  const form = useContractForm(newPartnerPersonSchema, {
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: undefined,
  });
  const submit = form.submit(async (body) => {
    await create.mutateAsync({ body });
    onClose();
  });
  return (
    <FormDialog
      title="Invite a person"
      submitLabel="Send invitation"
      busyLabel="Sending…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <PersonFields
        control={form.control}
        firstName="firstName"
        lastName="lastName"
        email="email"
        phoneNumber="phoneNumber"
      />
    </FormDialog>
  );
}
