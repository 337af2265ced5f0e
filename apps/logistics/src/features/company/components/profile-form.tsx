import { useMutation } from '@tanstack/react-query';
import { LogoField } from '@market/console/forms/logo-field';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { useIsDirty } from '@market/console/use-is-dirty';
import {
  partnerProfileChangeSchema,
  type PartnerProfile,
} from '@market/domain/shipping/partner-profile';
import { Button } from '@market/ui/button';
import { FormAlert } from '@market/web-kit/form-alert';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { updateProfile } from '../company.queries';

export function ProfileForm({ profile }: { profile: PartnerProfile }) {
  const { api, session } = useServices();
  const form = useContractForm(partnerProfileChangeSchema, {
    logo: profile.logo,
    phoneNumber: profile.phoneNumber ?? '',
  });
  const { control } = form;
  const save = useMutation(updateProfile(api));
  const { isDirty, markSaved } = useIsDirty(control);
  const guard = useLeaveGuard(isDirty);

  const submit = form.submit(async (body) => {
    const { logo } = await save.mutateAsync({ body });
    const user = session.user();
    if (user) session.update({ ...user, image: logo });
    markSaved();
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <LogoField control={control} name="logo" owner={profile.companyName} />
      <TextField
        control={control}
        name="phoneNumber"
        label="Phone number"
        type="tel"
        inputMode="tel"
        hint="Customers and stores call this number about orders that you have accepted"
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={save.isPending}
        busyLabel="Saving…"
      >
        Save company profile
      </Button>
      {guard.dialog}
    </form>
  );
}
