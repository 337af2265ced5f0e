import { useMutation, useQuery } from '@tanstack/react-query';
import { changeAddress } from '@market/api-client/contract/main/orders';
import type { Order } from '@market/domain/orders/order';
import { orderAddressSchema } from '@market/domain/shipping/address';
import type { State } from '@market/domain/shipping/place';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { NativeSelectField } from '@market/web-kit/native-select-field';
import { useServices } from '@market/web-kit/services';
import { statesQuery } from '../../../features/addresses/addresses.queries';
import { QueryView } from '../../../shared/query-view';
import { helpHref } from '../../hrefs';

interface ChangeAddressProps {
  order: Order;
  onClose: () => void;
}

export function ChangeAddress({ order, onClose }: ChangeAddressProps) {
  const { api } = useServices();
  const states = useQuery(statesQuery(api));
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title="Change the address">
      <QueryView query={states} headingLevel={3} skeleton={<Skeleton className="h-96" />}>
        {(known) => <AddressForm order={order} states={known} onClose={onClose} />}
      </QueryView>
    </Drawer>
  );
}

function AddressForm({
  order: { id, orderName, deliveryAddress },
  states,
  onClose,
}: ChangeAddressProps & { states: readonly State[] }) {
  const { api } = useServices();
  const { fullName, phoneNumber, stateOrRegion, lga, address, landmark } = deliveryAddress;
  const form = useContractForm(orderAddressSchema, {
    fullName,
    phoneNumber,
    lga,
    address,
    landmark,
  });
  const { control, formError } = form;
  const change = useMutation(
    api.mutation(changeAddress, {
      quiet: true,
      success: 'Address changed. We have told the store.',
    }),
  );
  const submit = form.submit(async (body) => {
    await change.mutateAsync({ params: { id }, body });
    onClose();
  });
  const areas = states.find(({ name }) => name === stateOrRegion)?.lgas ?? [lga];
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {formError && <Alert>{formError}</Alert>}
      <TextField control={control} name="fullName" label="Recipient’s name" autoComplete="name" />
      <TextField
        control={control}
        name="phoneNumber"
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="The rider calls this number on arrival"
      />
      <NativeSelectField
        control={control}
        name="lga"
        label="Local government area"
        options={areas.map((area) => ({ value: area, label: area }))}
      />
      <TextField
        control={control}
        name="address"
        label="Street address"
        autoComplete="street-address"
      />
      <TextField
        control={control}
        name="landmark"
        label="Landmark or plus code"
        optional
        hint="Helps the rider to find you: “behind the market”, or “6FR5 CFRJ+4V”"
      />
      <p className="text-sm text-text-2">
        The address must stay in <b className="font-semibold text-text">{stateOrRegion}</b>, because
        the delivery fee and day depend on the state. To send the order to another state, cancel it
        and place it again, or{' '}
        <Link to={helpHref('talk', orderName)} className="link">
          contact us
        </Link>
        .
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={change.isPending}
        busyLabel="Saving…"
      >
        Save address
      </Button>
    </form>
  );
}
