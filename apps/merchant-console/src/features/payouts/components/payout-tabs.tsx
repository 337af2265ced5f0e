import {
  payoutStatuses,
  payoutStatusTexts,
  type PayoutStatus,
} from '@market/domain/payouts/payout';
import { Tabs } from '@market/ui/tabs';

const ALL = 'all';
const items = [
  { value: ALL, label: 'All' },
  ...payoutStatuses.map((value) => ({ value, label: payoutStatusTexts[value].label })),
] as const;

export function PayoutTabs({
  status,
  onChange,
}: {
  status: PayoutStatus | undefined;
  onChange: (status: PayoutStatus | undefined) => void;
}) {
  return (
    <Tabs<PayoutStatus | typeof ALL>
      label="Payouts by status"
      items={items}
      value={status ?? ALL}
      onValueChange={(next) => onChange(next === ALL ? undefined : next)}
    />
  );
}
