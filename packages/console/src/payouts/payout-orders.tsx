import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payout, PayoutOrder } from '@market/domain/payouts/payout';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { Pager } from '@market/ui/pager';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { orderSplitText, payoutOrderTexts } from './payout-texts';
import { PAYOUT_ORDERS_SHOWN, payoutOrdersQuery } from './statement.queries';

interface PayoutOrdersProps {
  payout: Payout;
  /** Undefined when the user may not see orders. */
  orderHref: ((id: string) => string) | undefined;
}

export function PayoutOrders({ payout: { id, payee, orderCount }, orderHref }: PayoutOrdersProps) {
  const { api } = useServices();
  const [page, setPage] = useState(1);
  const orders = useQuery(payoutOrdersQuery(api, id, page));
  return (
    <section className="mt-6" aria-busy={orders.isPending || orders.isPlaceholderData}>
      <h3 className="mb-2 text-md font-semibold">{`${payoutOrderTexts[payee].title}, ${orderCount.toLocaleString('en-NG')}`}</h3>
      {queryError(orders)}
      {orders.isPending && <Skeleton className="h-16" />}
      <ul className="divide-y divide-line border-y border-line text-sm">
        {orders.data?.rows.map((order) => (
          <OrderShare key={order.id} payee={payee} order={order} href={orderHref?.(order.id)} />
        ))}
      </ul>
      {orderCount > PAYOUT_ORDERS_SHOWN && (
        <div className="-mx-6">
          <Pager
            page={page}
            pageSize={PAYOUT_ORDERS_SHOWN}
            total={orderCount}
            onPageChange={setPage}
          />
        </div>
      )}
    </section>
  );
}

function OrderShare({
  payee,
  order,
  href,
}: {
  payee: Payout['payee'];
  order: PayoutOrder;
  href: string | undefined;
}) {
  const { orderName, due } = order;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-3">
      {href === undefined ? (
        <span className="nums">{orderName}</span>
      ) : (
        <Link to={href} className="link nums">
          {orderName}
        </Link>
      )}
      <Money kobo={due} className="font-semibold" />
      <span className="basis-full text-xs text-pretty text-muted nums">
        {orderSplitText(payee, order)}
      </span>
    </li>
  );
}
