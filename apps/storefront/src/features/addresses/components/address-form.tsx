import { useMutation, useQuery } from '@tanstack/react-query';
import { useController, useWatch, type Control } from 'react-hook-form';
import * as addresses from '@market/api-client/contract/main/addresses';
import * as checkout from '@market/api-client/contract/main/checkout';
import { newAddressSchema, type Address, type NewAddress } from '@market/domain/shipping/address';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Combobox } from '@market/ui/combobox';
import { Field } from '@market/ui/field';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { statesQuery } from '../addresses.queries';

interface AddressFormProps {
  /** The address to edit. Undefined for a new one. */
  address?: Address | undefined;
  /** Initial values of a new address, from the signed-in customer. */
  defaults?: Partial<NewAddress>;
  onSaved: (saved: Address) => void;
}

const emptyAddress: NewAddress = {
  fullName: '',
  phoneNumber: '',
  emailAddress: '',
  stateOrRegion: '',
  lga: '',
  address: '',
};

export function AddressForm({ address, defaults, onSaved }: AddressFormProps) {
  const { api } = useServices();
  const form = useContractForm(
    newAddressSchema,
    address ? toFormValues(address) : { ...emptyAddress, ...defaults },
  );
  const meta = { quiet: true, invalidates: [addresses.list, checkout.simulate] };
  const add = useMutation(api.mutation(addresses.add, meta));
  const update = useMutation(api.mutation(addresses.update, meta));
  const submit = form.submit(async (body) => {
    onSaved(
      await (address
        ? update.mutateAsync({ params: { id: address.id }, body })
        : add.mutateAsync({ body })),
    );
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextField
        control={form.control}
        name="fullName"
        label="Recipient’s name"
        autoComplete="name"
      />
      <TextField
        control={form.control}
        name="phoneNumber"
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="The rider calls this number on arrival"
      />
      <TextField
        control={form.control}
        name="emailAddress"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <StateAndLga control={form.control} onStateChange={() => form.setValue('lga', '')} />
      <TextField
        control={form.control}
        name="address"
        label="Street address"
        autoComplete="street-address"
      />
      <TextField
        control={form.control}
        name="landmark"
        label="Landmark or plus code"
        optional
        hint="Helps the rider to find you: “behind the market”, or “6FR5 CFRJ+4V”"
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={add.isPending || update.isPending}
        busyLabel="Saving…"
      >
        Save address
      </Button>
    </form>
  );
}

const toFormValues = ({
  fullName,
  phoneNumber,
  emailAddress,
  stateOrRegion,
  lga,
  address,
  landmark,
}: Address): NewAddress => ({
  fullName,
  phoneNumber,
  emailAddress,
  stateOrRegion,
  lga,
  address,
  landmark,
});

interface StateAndLgaProps {
  control: Control<NewAddress, unknown, NewAddress>;
  onStateChange: () => void;
}

/** An area belongs to its state, so changing the state clears it. */
function StateAndLga({ control, onStateChange }: StateAndLgaProps) {
  const { api } = useServices();
  const { data: states = [], error, isPending, refetch } = useQuery(statesQuery(api));
  const state = useController({ control, name: 'stateOrRegion' });
  const lga = useController({ control, name: 'lga' });
  const chosen = useWatch({ control, name: 'stateOrRegion' });
  const lgas = states.find(({ name }) => name === chosen)?.lgas ?? [];
  if (error) {
    return (
      <Alert
        action={
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Alert>
    );
  }
  return (
    <>
      <Field label="State" error={state.fieldState.error?.message}>
        <Combobox
          ref={state.field.ref}
          onBlur={state.field.onBlur}
          placeholder="Find a state"
          loading={isPending}
          options={states.map(({ name }) => ({ value: name, label: name }))}
          value={state.field.value}
          onValueChange={(value) => {
            state.field.onChange(value ?? '');
            onStateChange();
          }}
        />
      </Field>
      <Field
        label="Local government area"
        error={lga.fieldState.error?.message}
        hint={chosen ? undefined : 'Choose the state first'}
      >
        <Combobox
          key={chosen}
          ref={lga.field.ref}
          onBlur={lga.field.onBlur}
          placeholder="Find an area"
          disabled={!chosen}
          options={lgas.map((name) => ({ value: name, label: name }))}
          value={lga.field.value}
          onValueChange={(value) => lga.field.onChange(value ?? '')}
        />
      </Field>
    </>
  );
}
