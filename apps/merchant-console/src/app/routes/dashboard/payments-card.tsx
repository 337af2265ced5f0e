import { formatDateTime } from '@market/domain/lagos-time';
import type { DashboardMoney } from '@market/domain/dashboard/merchant-dashboard';
import { payoutStatusTexts } from '@market/domain/payouts/payout';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Price } from '@market/ui/price';
import { Skeleton } from '@market/ui/skeleton';
import { SplitBar } from '@market/ui/split-bar';
import { paths } from '../../paths';

export function PaymentsCard({ money }: { money: DashboardMoney | undefined }) {
  return (
    <Card
      title="Your earnings"
      aria-busy={!money}
      action={
        <Link to={paths.payouts.list.href()} className="link touch-area text-sm">
          Payouts
        </Link>
      }
      footer={
        money?.bank && (
          <p className="text-muted">{`Paid into ${money.bank.bankName}, account ending ${money.bank.accountNumberLast4}`}</p>
        )
      }
    >
      {money ? <MoneyFacts money={money} /> : <Skeleton className="h-104" />}
    </Card>
  );
}

const barPart = (label: string, value: number) => ({ label, value, text: moneyText(value) });

function MoneyFacts({ money }: { money: DashboardMoney }) {
  const { nextPayout } = money;
  const headline = nextPayout
    ? {
        label: `Next payout, ${payoutStatusTexts[nextPayout.status].label.toLowerCase()}`,
        amount: nextPayout.amount,
      }
    : { label: 'Available now', amount: money.available };
  return (
    <div className="grid gap-5">
      <p>
        <span className="block text-sm text-muted">{headline.label}</span>
        <Price kobo={headline.amount} size="lg" />
      </p>
      {nextPayout?.heldUntil && (
        <Alert tone="warning">
          Held until {formatDateTime(nextPayout.heldUntil)}, because the bank account was changed.
        </Alert>
      )}
      {money.owing > 0 && (
        <Alert tone="warning">
          You owe {moneyText(money.owing)} for refunds. We deduct this from your next payout.
        </Alert>
      )}
      <SplitBar
        label={`Your earnings of ${moneyText(money.earned)} by status`}
        parts={[
          barPart('In the return period', money.held),
          barPart('Available now', money.available),
          barPart(payoutStatusTexts.pending.label, money.pending),
          barPart(payoutStatusTexts.approved.label, money.approved),
          barPart('Paid to your bank', money.processed),
        ]}
      />
      <p className="flex justify-between gap-4 border-t border-line pt-3 text-sm">
        Earned so far <b className="font-semibold nums">{moneyText(money.earned)}</b>
      </p>
    </div>
  );
}
