import type { MerchantPayments } from '@market/domain/payouts/payout';
import { Kpi, KpiRow } from '@market/ui/kpi';
import { Price } from '@market/ui/price';

const figure = (kobo: number | undefined) => (kobo === undefined ? undefined : <Price kobo={kobo} size="inherit" />);

export function PayoutFigures({ money }: { money: MerchantPayments | undefined }) {
  return (
    <KpiRow label="Your money">
      <Kpi label="Available now" value={figure(money?.available)} note="Completed orders, not asked for yet" />
      <Kpi label="On hold" value={figure(money?.held)} note="Until 7 days after delivery" />
      <Kpi label="Waiting for approval" value={figure(money?.stats.pendingPayment)} note="Asked for" />
      <Kpi label="Paid to your bank" value={figure(money?.stats.processedPayment)} note="So far" />
    </KpiRow>
  );
}
