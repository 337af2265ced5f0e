import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { lagosDate } from '@market/domain/lagos-time';
import type { OrderOutcome } from '@market/domain/orders/merchant-orders';
import type { OrderSummary } from '@market/domain/orders/order';
import { pluralise } from '@market/domain/pluralise';
import type { RiderKind, RiderPlan } from '@market/domain/shipping/rider-plan';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Drawer } from '@market/ui/drawer';
import { SegmentedControl } from '@market/ui/segmented-control';
import { DateField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { notify } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { assignmentFormSchema } from './assignment-form.schema';
import { assignDispatcher, assignPartner } from './dispatch.queries';
import { RiderChooser } from './rider-chooser';

const kinds = [
  { value: 'partner', label: 'Partner' },
  { value: 'dispatcher', label: 'Dispatcher' },
] as const;

interface AssignDrawerProps {
  /** The orders to assign, at least one. */
  orders: readonly Pick<OrderSummary, 'id' | 'orderName'>[];
  /** Shown below the title: the order's name and weight, or the number of orders. */
  about: string;
  onClose: () => void;
  /** What riders said about the order, for example why the last one declined. */
  notes?: ReactNode;
  /** The route, from pick-up to delivery. */
  children?: ReactNode;
}

/** Assigns orders to a shipping partner or one of the platform's dispatchers. */
export function AssignDrawer({ orders, about, onClose, notes, children }: AssignDrawerProps) {
  const { api } = useServices();
  const today = lagosDate(useNow());
  const formId = useId();
  const form = useContractForm(assignmentFormSchema, {
    orderIds: orders.map(({ id }) => id),
    kind: 'partner',
    partnerId: '',
    dispatcherId: '',
    pickUpOn: today,
    note: '',
  });
  const { control, setValue, formState } = form;
  const [chosen, setChosen] = useState<Readonly<Partial<Record<RiderKind, RiderPlan>>>>({});
  const [kind, day] = useWatch({ control, name: ['kind', 'pickUpOn'] });
  const toPartner = useMutation(assignPartner(api));
  const toDispatcher = useMutation(assignDispatcher(api));
  const [refused, setRefused] = useState<readonly OrderOutcome[]>([]);
  const rider = chosen[kind];
  const isOne = orders.length === 1;
  const nameOf = (id: string) => orders.find((order) => order.id === id)?.orderName ?? 'An order';

  const choose = (next: RiderPlan) => {
    setChosen({ ...chosen, [kind]: next });
    setValue(`${kind}Id`, next.id, { shouldDirty: true, shouldValidate: true });
  };
  const submit = form.submit(async ({ partnerId, dispatcherId, note, ...plan }) => {
    const body = { ...plan, note: note || undefined };
    const outcomes = await (kind === 'partner'
      ? toPartner.mutateAsync({ body: { ...body, partnerId } })
      : toDispatcher.mutateAsync({ body: { ...body, dispatcherId } }));
    const failed = outcomes.filter(({ done }) => !done);
    if (failed.length > 0 && isOne) {
      form.setError('root.server', { type: 'server', message: failed[0]?.message ?? '' });
      return;
    }
    // The form stays open with the orders that the server refused.
    setRefused(failed);
    setValue(
      'orderIds',
      failed.map(({ orderId }) => orderId),
    );
    if (failed.length > 0) return;
    notify.success(
      isOne
        ? `${nameOf(orders[0]?.id ?? '')} is assigned to ${rider?.name ?? 'its rider'}`
        : `${orders.length} orders are assigned to ${rider?.name ?? 'their rider'}`,
    );
    onClose();
  });

  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={isOne ? 'Assign delivery' : 'Assign deliveries'}
      description={about}
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
              {isOne ? 'Assign' : `Assign ${refused.length || orders.length}`}
              {rider ? ` to ${rider.name}` : isOne && ' delivery'}
            </span>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {form.formError && <Alert>{form.formError}</Alert>}
        {refused.length > 0 && (
          <Alert tone="warning">
            <b className="font-semibold">
              {`${orders.length - refused.length} of ${pluralise(orders.length, 'order')} assigned.`}
            </b>
            <ul className="mt-1.5 grid gap-1">
              {refused.map(({ orderId, message }) => (
                <li key={orderId}>
                  <b className="font-medium nums">{nameOf(orderId)}</b>
                  {`: ${message ?? 'Not assigned.'}`}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {notes}
        <SegmentedControl
          label="Delivered by"
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
