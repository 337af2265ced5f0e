import { useQuery } from '@tanstack/react-query';
import * as returns from '@market/api-client/contract/main/returns';
import { formatDate } from '@market/domain/lagos-time';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import type { Order } from '@market/domain/orders/order';
import { returnStatusLabels } from '@market/domain/orders/return-status';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { returnTone, returnTypeText } from '../returns/return-texts';

const refundTexts = { pending: 'pending', sent: 'sent', failed: 'failed' } as const;

interface RefundsCardProps {
  order: Order;
  /** The page of a return. Undefined when the user may not open returns. */
  returnHref: ((id: string) => string) | undefined;
}

export function RefundsCard({ order, returnHref }: RefundsCardProps) {
  const { id, orderReturnId, refunds = [] } = order;
  if (!orderReturnId && refunds.length === 0) return null;
  return (
    <Card title="Returns and refunds">
      <div className="grid gap-4">
        {orderReturnId && returnHref && <OrderReturns orderId={id} hrefOf={returnHref} />}
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
      </div>
    </Card>
  );
}

function OrderReturns({ orderId, hrefOf }: { orderId: string; hrefOf: (id: string) => string }) {
  const { api } = useServices();
  const list = useQuery(api.query(returns.list, { query: { orderId, limit: MAX_PAGE_SIZE } }));
  if (!list.data) return queryError(list) ?? null;
  return (
    <ul className="grid gap-3">
      {list.data.rows.map(({ id, returnName, type, status, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span>
            <Link to={hrefOf(id)} className="link touch-area nums">
              {returnName}
            </Link>
            <span className="block text-xs text-muted">
              {`${returnTypeText(type)} requested on ${formatDate(createdAt)}`}
            </span>
          </span>
          <StatusTag tone={returnTone(status)}>{returnStatusLabels[status]}</StatusTag>
        </li>
      ))}
    </ul>
  );
}
