import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '@market/console/forms/form-dialog';
import type { BoardOrder } from '@market/domain/orders/delivery-board';
import { orderPlanSchema } from '@market/domain/orders/assignment.schema';
import { DateField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { notify } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { planOrders } from '../board.queries';
import { shortDayText } from '@market/domain/shipping/promise-text';
import { riderField } from '../use-planning';

const moveDaySchema = z.object({ pickUpOn: orderPlanSchema.shape.pickUpOn });

/** Moves the pick-up of an assigned order to another day, with the same rider. */
export function MoveDayDialog({
  order: { id, orderName, rider, pickUpOn },
  today,
  onClose,
}: {
  order: BoardOrder;
  today: string;
  onClose: () => void;
}) {
  const { api } = useServices();
  const plan = useMutation(planOrders(api));
  const form = useContractForm(moveDaySchema, { pickUpOn: pickUpOn ?? today });
  const submit = form.submit(async ({ pickUpOn: day }) => {
    if (!rider) return;
    const [outcome] = await plan.mutateAsync({
      body: { orderIds: [id], pickUpOn: day, ...riderField(rider) },
    });
    if (!outcome?.done) {
      form.setError('root.server', { type: 'server', message: outcome?.message ?? '' });
      return;
    }
    notify.success(`${orderName} was moved to ${shortDayText(day)}`);
    onClose();
  });
  return (
    <FormDialog
      title={`Move ${orderName} to another day`}
      description={`${rider?.name ?? 'The rider'} keeps the order and gets an email.`}
      submitLabel="Move"
      busyLabel="Moving…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField control={form.control} name="pickUpOn" label="Pick up on" min={today} />
    </FormDialog>
  );
}
