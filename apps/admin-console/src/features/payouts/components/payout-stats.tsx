import { useQuery } from '@tanstack/react-query';
import { payoutStatusTexts } from '@market/domain/payouts/payout';
import { Alert } from '@market/ui/alert';
import { LinkButton } from '@market/ui/link';
import { Kpi, KpiRow } from '@market/ui/kpi';
import { Money } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { payoutStatsQuery } from '../payouts.queries';

export function PayoutStats() {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(payoutStatsQuery(api));
  if (error && !data)
    return (
      <Alert tone="warning">
        {error.message} <LinkButton onClick={() => void refetch()}>Try again</LinkButton>
      </Alert>
    );
  return (
    <KpiRow label="Payments to merchants">
      <Kpi
        label={payoutStatusTexts.pending.label}
        value={data && <Money kobo={data.pendingPayment} />}
        note="Payable, not approved yet"
      />
      <Kpi
        label={payoutStatusTexts.approved.label}
        value={data && <Money kobo={data.approvedPayment} />}
        note="Transfer in progress"
      />
      <Kpi
        label={payoutStatusTexts.processed.label}
        value={data && <Money kobo={data.processedPayment} />}
        note="Confirmed by the bank"
      />
    </KpiRow>
  );
}
