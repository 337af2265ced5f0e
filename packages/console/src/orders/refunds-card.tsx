import { formatDate } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';

const refundTexts = { pending: 'pending', sent: 'sent', failed: 'failed' } as const;

interface RefundsCardProps {
  order: Order;
  /** The order's return; undefined when the user may not open returns. */
  returnHref: ((id: string) => string) | undefined;
}

/** The return and the refunds of an order. Renders nothing when there are none. */
export function RefundsCard({
  order: { orderReturnId, refunds = [] },
  returnHref,
}: RefundsCardProps) {
  if (!orderReturnId && refunds.length === 0) return null;
  return (
    <Card
      title="Returns and refunds"
      action={
        orderReturnId &&
        returnHref && (
          <Link to={returnHref(orderReturnId)} className="link touch-area text-sm">
            Open the return
          </Link>
        )
      }
    >
      {refunds.length > 0 ? (
        <DescriptionList
          amounts
          items={refunds.map(({ amount, status, createdAt }) => ({
            term: `Refund of ${formatDate(createdAt)}, ${refundTexts[status]}`,
            value: moneyText(amount),
          }))}
        />
      ) : (
        <p className="text-sm text-muted">Nothing has been refunded yet.</p>
      )}
    </Card>
  );
}
