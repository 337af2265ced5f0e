import { Lock } from 'lucide-react';
import { formatDateTime } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { DescriptionList, type DescriptionItem } from '@market/ui/description-list';
import { moneyText } from '@market/ui/money';
import { SplitBar } from '@market/ui/split-bar';

/** `Verve •••• 0926` */
const cardText = ({ cardType, cardLast4 }: NonNullable<Order['payment']>): string =>
  [cardType, cardLast4 && `•••• ${cardLast4}`].filter(Boolean).join(' ') || 'Not reported';

const paymentFacts = ({ payment, split }: Order): DescriptionItem[] => [
  ...(payment
    ? [
        { term: 'Card', value: cardText(payment) },
        { term: 'Reference', value: payment.reference },
        ...(payment.paidAt ? [{ term: 'Paid', value: formatDateTime(payment.paidAt) }] : []),
      ]
    : []),
  ...(split?.providerFee === undefined
    ? []
    : [{ term: 'Provider fee', value: moneyText(split.providerFee) }]),
];

function PayoutNote({ order }: { order: Order }) {
  if (order.approvePayout)
    return <Alert tone="success">The payout with this order is approved.</Alert>;
  if (order.orderStatus === 'cancelled')
    return <Alert tone="neutral">Nothing is paid out for a cancelled order.</Alert>;
  return (
    <Alert tone="neutral" icon={<Lock size={16} />}>
      {order.orderStatus === 'completed'
        ? 'Can go into the merchant’s next payout.'
        : 'Payout can be approved once the order is completed.'}
    </Alert>
  );
}

/** How it was paid, and whose money it is: the shares sum to what was paid. */
export function PaymentCard({ order }: { order: Order }) {
  const { split, total } = order;
  return (
    <Card title="Payment and payout">
      <div className="grid gap-5">
        <DescriptionList amounts items={paymentFacts(order)} />
        {split && (
          <SplitBar
            label={`Shares of the ${moneyText(total)} paid`}
            parts={[
              {
                label: 'Due to merchant',
                value: split.dueToMerchant,
                text: moneyText(split.dueToMerchant),
              },
              {
                label: `Commission, ${split.commissionPercent}%`,
                value: split.commission,
                text: moneyText(split.commission),
              },
              { label: 'Delivery', value: split.delivery, text: moneyText(split.delivery) },
            ]}
          />
        )}
        <PayoutNote order={order} />
      </div>
    </Card>
  );
}
