import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { lagosDate } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import type { RiderKind, RiderPlan } from '@market/domain/shipping/rider-plan';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Drawer } from '@market/ui/drawer';
import { Segmented } from '@market/ui/segmented';
import { DateField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { notify } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { assignmentFormSchema } from './assignment-form.schema';
import { DeclineNote } from './delivery-notes';
import { dispatcherAssignment, partnerAssignment } from './dispatch.queries';
import { RiderChooser } from './rider-chooser';

const kinds = [
  { value: 'partner', label: 'Partner' },
  { value: 'dispatcher', label: 'Dispatcher' },
] as const;

interface AssignDrawerProps {
  order: Order;
  /** Shown beside the order's name, for example the weight. */
  about: string;
  onClose: () => void;
  /** The route, from pick-up to delivery. */
  children: ReactNode;
}

/** Assigns an order to a shipping partner or one of the platform's dispatchers. */
export function AssignDrawer({ order, about, onClose, children }: AssignDrawerProps) {
  const { api } = useServices();
  const today = lagosDate(useNow());
  const formId = useId();
  const form = useContractForm(assignmentFormSchema, {
    orderIds: [order.id],
    kind: 'partner',
    partnerId: '',
    dispatcherId: '',
    pickUpOn: today,
    note: '',
  });
  const { control, setValue, formState } = form;
  const [chosen, setChosen] = useState<Readonly<Partial<Record<RiderKind, RiderPlan>>>>({});
  const [kind, day] = useWatch({ control, name: ['kind', 'pickUpOn'] });
  const toPartner = useMutation(partnerAssignment(api));
  const toDispatcher = useMutation(dispatcherAssignment(api));
  const rider = chosen[kind];

  const choose = (next: RiderPlan) => {
    setChosen({ ...chosen, [kind]: next });
    setValue(`${kind}Id`, next.id, { shouldDirty: true, shouldValidate: true });
  };
  const submit = form.submit(async ({ partnerId, dispatcherId, note, ...plan }) => {
    const body = { ...plan, note: note || undefined };
    const [outcome] = await (kind === 'partner'
      ? toPartner.mutateAsync({ body: { ...body, partnerId } })
      : toDispatcher.mutateAsync({ body: { ...body, dispatcherId } }));
    if (!outcome?.done) {
      form.setError('root.server', { type: 'server', message: outcome?.message ?? '' });
      return;
    }
    notify.success(`${order.orderName} is assigned to ${rider?.name ?? 'its rider'}`);
    onClose();
  });

  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title="Assign delivery"
      description={`${order.orderName}, ${about}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={formState.isSubmitting}
            busyLabel="Assigning…"
          >
            <span className="truncate">
              {rider ? `Assign to ${rider.name}` : 'Assign delivery'}
            </span>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {form.formError && <Alert>{form.formError}</Alert>}
        <DeclineNote order={order} />
        <Segmented
          label="Who delivers"
          options={kinds}
          value={kind}
          onValueChange={(next) => setValue('kind', next)}
          block
        />
        {children}
        <DateField control={control} name="pickUpOn" label="Pick up on" min={today} />
        <RiderChooser
          key={kind}
          kind={kind}
          day={day < today ? today : day}
          chosen={rider}
          onChoose={choose}
          error={formState.errors[`${kind}Id`]?.message}
        />
        <TextareaField
          control={control}
          name="note"
          label={`Note to the ${kind}`}
          optional
          hint="If they decline, the order comes back here with their reason."
        />
      </form>
    </Drawer>
  );
}
