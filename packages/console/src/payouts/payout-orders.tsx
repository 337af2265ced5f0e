import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PAYOUT_ORDERS_SHOWN, type Payout, type PayoutOrder } from '@market/domain/payouts/payout';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { orderSplitText, payoutOrderTexts } from './payout-texts';
import { payoutOrdersQuery } from './statement.queries';

interface PayoutOrdersProps {
  payout: Payout;
  /** Undefined when the user may not see orders. */
  orderHref: ((id: string) => string) | undefined;
}

export function PayoutOrders({ payout, orderHref }: PayoutOrdersProps) {
  const { api } = useServices();
  const [page, setPage] = useState(1);
  const count = payout.orderCount ?? payout.orders.length;
  // The payout includes the first page.
  const nextOrders = useQuery({ ...payoutOrdersQuery(api, payout.id, page), enabled: page > 1 });
  const orders = page === 1 ? payout.orders : nextOrders.data?.rows;
  return (
    <section
      className="mt-6"
      aria-busy={page > 1 && (nextOrders.isPending || nextOrders.isPlaceholderData)}
    >
      <h3 className="mb-2 text-md font-semibold">{`${payoutOrderTexts[payout.payee].title}, ${count.toLocaleString('en-NG')}`}</h3>
      {page > 1 && queryError(nextOrders)}
      <ul className="divide-y divide-line border-y border-line text-sm">
        {orders?.map((order) => (
          <OrderShare
            key={order.id}
            payee={payout.payee}
            order={order}
            href={orderHref?.(order.id)}
          />
        ))}
      </ul>
      {count > PAYOUT_ORDERS_SHOWN && (
        <div className="-mx-6">
          <Pager page={page} pageSize={PAYOUT_ORDERS_SHOWN} total={count} onPageChange={setPage} />
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
