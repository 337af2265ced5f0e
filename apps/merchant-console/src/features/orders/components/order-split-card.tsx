import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { moneyText } from '@market/ui/money';
import { SplitBar } from '@market/ui/split-bar';

/** How what the customer paid is shared out, to the kobo. */
export function OrderSplitCard({ order }: { order: Order }) {
  const { split } = order;
  if (!split) return null;
  const parts = [
    { label: 'You receive', value: split.dueToMerchant, text: moneyText(split.dueToMerchant) },
    { label: `Commission, ${split.commissionPercent}%`, value: split.commission, text: moneyText(split.commission) },
    { label: 'Delivery', value: split.delivery, text: moneyText(split.delivery) },
  ];
  return (
    <Card title="Where the money goes">
      <div className="grid gap-4">
        <SplitBar label={`Shares of the ${moneyText(order.total)} paid`} parts={parts} />
        <Alert tone={order.approvePayout ? 'success' : 'neutral'}>{order.approvePayout ? 'Approved for payout.' : 'Payable 7 days after delivery, when nothing was sent back.'}</Alert>
      </div>
    </Card>
  );
}
