import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '@market/domain/lagos-time';
import type { Plan } from '@market/domain/subscriptions/subscription';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { changePlan, subscriptionQuery } from '../subscriptions.queries';

interface ChangePlanProps {
  plan: Plan;
  /** The amount charged now, in kobo. */
  charge: number;
  /** When the new plan starts. Undefined when the current plan is kept. */
  startsAt: string | undefined;
}

export function ChangePlan({ plan, charge, startsAt }: ChangePlanProps) {
  const { api } = useServices();
  const client = useQueryClient();
  // The price may have changed, so it is refetched for the dialog.
  const change = useMutation({
    ...changePlan(api),
    onError: () => client.invalidateQueries(subscriptionQuery(api)),
  });
  const label = startsAt === undefined ? `Keep ${plan.name}` : `Change to ${plan.name}`;
  return (
    <ConfirmDialog
      tone="primary"
      trigger={
        <Button className="h-auto! min-h-(--control) max-w-full justify-self-start py-2 whitespace-normal!">
          {label}
        </Button>
      }
      title={`${label}?`}
      confirmLabel={charge > 0 ? `Pay ${moneyText(charge)}` : label}
      cancelLabel="Not now"
      busyLabel="Changing…"
      onConfirm={() => change.mutateAsync({ body: { planId: plan.id, expectedCharge: charge } })}
    >
      {consequenceText({ plan, charge, startsAt })}
    </ConfirmDialog>
  );
}

function consequenceText({ plan, charge, startsAt }: ChangePlanProps): string {
  if (startsAt === undefined)
    return `The plan renews for ${moneyText(plan.price)} a month, paid from your balance.`;
  if (charge > 0)
    return `${moneyText(charge)} is deducted from your balance now. The lower commission applies to new orders, and the plan renews for ${moneyText(plan.price)} a month.`;
  return `The plan starts on ${formatDate(startsAt)}, when your paid month ends. Nothing is charged now.`;
}
