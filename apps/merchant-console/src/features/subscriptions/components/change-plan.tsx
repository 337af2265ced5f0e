import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '@market/domain/lagos-time';
import type { Plan } from '@market/domain/subscriptions/subscription';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { planChange } from '../subscriptions.mutations';
import { subscriptionQuery } from '../subscriptions.queries';

interface ChangePlanProps {
  plan: Plan;
  /** Taken now, kobo. */
  charge: number;
  /** When it begins; absent for the plan that runs and is to go on. */
  startsAt: string | undefined;
}

/** The way to another plan, after saying what it costs now and when it begins. */
export function ChangePlan({ plan, charge, startsAt }: ChangePlanProps) {
  const { api } = useServices();
  const client = useQueryClient();
  // A refused price is out of date: the question then names the new one.
  const change = useMutation({
    ...planChange(api),
    onError: () => client.invalidateQueries(subscriptionQuery(api)),
  });
  const label = startsAt === undefined ? `Keep ${plan.name}` : `Change to ${plan.name}`;
  return (
    <ConfirmDialog
      tone="primary"
      trigger={<Button className="justify-self-start">{label}</Button>}
      title={`${label}?`}
      confirmLabel={charge > 0 ? `Pay ${moneyText(charge)}` : label}
      cancelLabel="Not now"
      busyLabel="Changing…"
      onConfirm={() => change.mutateAsync({ body: { planId: plan.id, expectedCharge: charge } })}
    >
      {consequence({ plan, charge, startsAt })}
    </ConfirmDialog>
  );
}

function consequence({ plan, charge, startsAt }: ChangePlanProps): string {
  if (startsAt === undefined)
    return `It renews for ${moneyText(plan.price)} a month, out of what the platform owes you.`;
  if (charge > 0)
    return `${moneyText(charge)} is taken now out of what the platform owes you. The lower commission counts for orders from now on, and the plan renews for ${moneyText(plan.price)} a month.`;
  return `It begins on ${formatDate(startsAt)}, when the month that you have paid for is over. Nothing is taken now.`;
}
