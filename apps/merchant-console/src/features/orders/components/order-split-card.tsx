import { sumKobo } from '@market/domain/money';
import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { moneyText } from '@market/ui/money';
import { SplitBar } from '@market/ui/split-bar';

/** What stands in the way of the payout, or that nothing does. */
function payoutText({ approvePayout, refunds = [], returnDays, total }: Order): string {
  const refunded = sumKobo(refunds.map(({ amount }) => amount));
  if (refunded >= total && refunded > 0)
    return 'The customer was refunded in full. Nothing is paid out.';
  if (approvePayout) return 'Approved for payout.';
  if (refunded > 0)
    return `${moneyText(refunded)} was refunded to the customer and is deducted from your payout.`;
  return `Payable ${returnDays}\u00a0days after delivery, when nothing was sent back.`;
}

/** How what the customer paid is shared out, to the kobo. */
export function OrderSplitCard({ order }: { order: Order }) {
  const { split } = order;
  if (!split) return null;
  const parts = [
    { label: 'You receive', value: split.dueToMerchant, text: moneyText(split.dueToMerchant) },
    {
      label: `Commission, ${split.commissionPercent}%`,
      value: split.commission,
      text: moneyText(split.commission),
    },
    { label: 'Delivery', value: split.delivery, text: moneyText(split.delivery) },
  ];
  return (
    <Card title="Where the money goes">
      <div className="grid gap-4">
        <SplitBar label={`Shares of the ${moneyText(order.total)} paid`} parts={parts} />
        <Alert tone={order.approvePayout ? 'success' : 'neutral'}>{payoutText(order)}</Alert>
      </div>
    </Card>
  );
}
