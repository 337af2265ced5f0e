import type { MerchantPayments } from '@market/domain/payouts/payout';
import { Kpi, KpiRow } from '@market/ui/kpi';
import { Price } from '@market/ui/price';
import { storeMoney } from '../model/store-money';

const figure = (kobo: number | undefined) => (kobo === undefined ? undefined : <Price kobo={kobo} size="inherit" />);

export function PayoutFigures({ money }: { money: MerchantPayments | undefined }) {
  const parts = money && storeMoney(money);
  return (
    <KpiRow label="Your money">
      <Kpi label="Available now" value={figure(parts?.available)} note="Not asked for yet" />
      <Kpi label="On hold" value={figure(parts?.held)} note="Until the time for returns is over" />
      <Kpi label="Waiting for approval" value={figure(parts?.asked)} note="Asked for" />
      <Kpi label="On its way" value={figure(parts?.onItsWay)} note="Approved" />
      <Kpi label="Paid to your bank" value={figure(parts?.paid)} note="So far" />
    </KpiRow>
  );
}
