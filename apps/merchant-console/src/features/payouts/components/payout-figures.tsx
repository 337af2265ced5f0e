import { payoutStatusTexts, type MerchantPayments } from '@market/domain/payouts/payout';
import { Alert } from '@market/ui/alert';
import { Kpi, KpiRow } from '@market/ui/kpi';
import { moneyText } from '@market/ui/money';
import { Price } from '@market/ui/price';
import { toStoreMoney } from '../model/store-money';

const figure = (kobo: number | undefined) =>
  kobo === undefined ? undefined : <Price kobo={kobo} size="inherit" />;

export function PayoutFigures({ money }: { money: MerchantPayments | undefined }) {
  const parts = money && toStoreMoney(money);
  return (
    <>
      {money !== undefined && money.disputed > 0 && (
        <div className="mb-4">
          <Alert tone="warning">{`${moneyText(money.disputed)} is held while customers’ banks dispute payments. It is released when a dispute is won.`}</Alert>
        </div>
      )}
      <KpiRow label="Your money">
        <Kpi label="Available now" value={figure(parts?.available)} note="Not requested yet" />
        <Kpi label="On hold" value={figure(parts?.held)} note="In the return period" />
        <Kpi
          label={payoutStatusTexts.pending.label}
          value={figure(parts?.requested)}
          note="Waiting for approval"
        />
        <Kpi
          label={payoutStatusTexts.approved.label}
          value={figure(parts?.processing)}
          note="Approved"
        />
        <Kpi label="Paid to your bank" value={figure(parts?.paid)} note="So far" />
      </KpiRow>
    </>
  );
}
