import { formatDate } from '@market/domain/lagos-time';
import type { Plan, Subscription } from '@market/domain/subscriptions/subscription';
import { Card } from '@market/ui/card';
import { moneyText } from '@market/ui/money';
import { Price } from '@market/ui/price';
import { StatusTag } from '@market/ui/status-tag';
import { ChangePlan } from './change-plan';

interface PlanCardProps {
  plan: Plan;
  subscription: Subscription;
  /** Whether the user is the owner of the store. */
  mayChange: boolean;
}

export function PlanCard({ plan, subscription, mayChange }: PlanCardProps) {
  const { plan: current, commissionPercent, next, paidUntil, available } = subscription;
  const isCurrent = plan.id === current.id;
  const commission = Math.max(
    0,
    commissionPercent + current.commissionReduction - plan.commissionReduction,
  );
  const change = subscription.changes.find(({ planId }) => planId === plan.id);
  const isChosen = !isCurrent && next?.id === plan.id;
  // After a change was scheduled, the merchant can still decide to keep the current plan.
  const isKept = isCurrent && next !== undefined && next.id !== plan.id;
  const missing = change ? change.charge - available : 0;

  return (
    <Card
      title={plan.name}
      action={
        isCurrent ? (
          <StatusTag tone="done">Your plan</StatusTag>
        ) : (
          isChosen && <StatusTag tone="pending">Scheduled</StatusTag>
        )
      }
      className="flex flex-col"
    >
      <div className="grid grid-cols-1 gap-4">
        <p>
          <Price kobo={plan.price} size="lg" /> <span className="text-sm text-muted">a month</span>
        </p>
        <p className="text-sm text-text-2">{plan.description}</p>
        <p className="border-y border-line py-3 text-sm">
          Commission with this plan: <b className="font-semibold nums">{commission}%</b>
        </p>
        {isKept && paidUntil && (
          <p className="text-sm text-muted">{`Until ${formatDate(paidUntil)}, followed by ${next.name}.`}</p>
        )}
        {missing > 0 && (
          <p className="text-sm text-muted">{`Costs ${moneyText(missing)} more than your available balance.`}</p>
        )}
        {mayChange && !isChosen && missing <= 0 && (change ?? isKept) && (
          <ChangePlan
            plan={plan}
            charge={change?.charge ?? 0}
            startsAt={isKept ? undefined : change?.startsAt}
          />
        )}
      </div>
    </Card>
  );
}
