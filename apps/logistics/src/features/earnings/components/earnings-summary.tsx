import type { ReactNode } from 'react';
import { addDays } from '@market/domain/calendar';
import { formatDay } from '@market/domain/lagos-time';
import { pluralise } from '@market/domain/pluralise';
import type { PartnerEarningsSummary } from '@market/domain/shipping/partner-earnings';
import { BarChart } from '@market/ui/bar-chart';
import { compactMoneyText, Money, moneyText } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { PageSection } from '../../../shared/page-section';

/** `16 Nov`. */
const dayMonthText = (day: string): string => formatDay(day).replace(/^(\d+ \w{3}).*/, '$1');

/** A row that is a link. Its hover colour extends beyond the lines between the rows. */
export const earningsRowClass =
  'relative isolate flex items-center gap-3 py-3 before:absolute before:-inset-x-2 before:inset-y-0 before:-z-1 before:rounded-2 hover:before:bg-hover';

/** `16 November to 22 November`. */
export const weekText = (monday: string): string =>
  `${formatDay(monday)} to ${formatDay(addDays(monday, 6))}`;

interface EarningsSummaryProps {
  summary: PartnerEarningsSummary | undefined;
  /** Shown between the amount owed and the chart. */
  payouts: ReactNode;
}

export function EarningsSummary({ summary, payouts }: EarningsSummaryProps) {
  if (!summary)
    return (
      <>
        <PageSection>
          <Skeleton className="h-88" />
        </PageSection>
        {payouts}
        <PageSection title="By week">
          <Skeleton className="h-72" />
        </PageSection>
      </>
    );
  const { owed, cashCollected, sharePercent, weeks } = summary;
  const toPay = owed - cashCollected;
  const [before, current] = weeks.slice(-2);
  return (
    <>
      <PageSection>
        <p className="text-sm text-muted">{toPay < 0 ? 'You owe' : 'To be paid to you'}</p>
        <p className="text-3xl leading-tight font-bold">
          <Money kobo={Math.abs(toPay)} />
        </p>
        {cashCollected > 0 && (
          <>
            <dl className="mt-3 divide-y divide-line border-t border-line text-sm">
              <Line label="Earned, not yet paid" kobo={owed} />
              <Line label="Cash collected" kobo={-cashCollected} />
            </dl>
            <p className="border-t border-line pt-3 text-sm text-muted">
              {toPay < 0
                ? 'Transfer what you owe to the platform’s bank account. The cash that you keep is deducted from the next payout.'
                : 'The cash that you collected on delivery is deducted from the next payout.'}
            </p>
          </>
        )}
        <dl className="mt-3 divide-y divide-line border-t border-line text-sm">
          {current && <Week label="This week" week={current} />}
          {before && <Week label="Last week" week={before} />}
        </dl>
        <p className="border-t border-line pt-3 text-sm text-muted">
          {`You earn ${sharePercent}% of each delivery fee. If the rate changes, the new rate applies only to orders assigned after the change.`}
        </p>
      </PageSection>
      {payouts}
      <PageSection title="By week">
        <BarChart
          label={`Earnings in the last ${weeks.length} weeks: ${moneyText(weeks.reduce((sum, { earned }) => sum + earned, 0))} in total.`}
          points={weeks.map(({ startDate, earned }) => ({
            label: dayMonthText(startDate),
            name: weekText(startDate),
            value: earned,
          }))}
          axisText={compactMoneyText}
          fullText={moneyText}
          valueName="Earnings"
        />
      </PageSection>
    </>
  );
}

function Line({ label, kobo }: { label: string; kobo: number }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-2.5">
      <dt>{label}</dt>
      <dd>
        <Money kobo={kobo} className="font-semibold" />
      </dd>
    </div>
  );
}

function Week({
  label,
  week: { deliveries, earned },
}: {
  label: string;
  week: PartnerEarningsSummary['weeks'][number];
}) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-2.5">
      <dt>
        {label}
        <span className="text-muted">{`, ${pluralise(deliveries, 'delivery', 'deliveries')}`}</span>
      </dt>
      <dd>
        <Money kobo={earned} className="font-semibold" />
      </dd>
    </div>
  );
}
