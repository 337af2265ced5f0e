import * as returns from '@market/api-client/contract/main/returns';
import { formatDate } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { useCan } from '@market/web-kit/use-session';
import { paths } from '../../paths';

const refundTexts = { pending: 'on its way', sent: 'sent', failed: 'failed' } as const;

/** What came back of an order, goods and money; nothing while nothing did. */
export function AftermathCard({ order: { orderReturnId, refunds = [] } }: { order: Order }) {
  const can = useCan();
  if (!orderReturnId && refunds.length === 0) return null;
  return (
    <Card
      title="What came back"
      action={
        orderReturnId &&
        can(returns.byId) && (
          <Link
            to={paths.returns.detail.href({ id: orderReturnId })}
            className="link touch-area text-sm"
          >
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
        <p className="text-sm text-muted">No money has gone back.</p>
      )}
    </Card>
  );
}
