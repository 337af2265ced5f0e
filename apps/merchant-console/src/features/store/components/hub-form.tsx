import { useMutation } from '@tanstack/react-query';
import { newHubApplicationSchema, type Hub } from '@market/domain/hubs/hub';
import { Button } from '@market/ui/button';
import { FormAlert } from '@market/web-kit/form-alert';
import { RadioField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { hubAddress } from './hub-application-card';
import { applyToHub } from '../store.mutations';

export function HubForm({ hubs }: { hubs: readonly Hub[] }) {
  const { api } = useServices();
  const form = useContractForm(newHubApplicationSchema, { hubId: '', note: undefined });
  const apply = useMutation(applyToHub(api));
  const { control } = form;
  return (
    <form
      onSubmit={form.submit((body) => apply.mutateAsync({ body }))}
      noValidate
      className="grid gap-5"
    >
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <RadioField
        control={control}
        name="hubId"
        label="Hub"
        look="cards"
        options={hubs.map((hub) => ({
          value: hub.id,
          label: hub.name,
          description: (
            <>
              {hubAddress(hub)}, <span className="whitespace-nowrap">{hub.phoneNumber}</span>
            </>
          ),
        }))}
      />
      <TextareaField
        control={control}
        name="note"
        label="Note to the platform"
        rows={3}
        optional
        hint="For example, how many parcels you send in a week. At most 500 characters."
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={apply.isPending}
        busyLabel="Sending…"
      >
        Apply to the hub
      </Button>
    </form>
  );
}
