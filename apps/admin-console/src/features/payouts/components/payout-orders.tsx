import { pluralise } from '@market/domain/pluralise';
import type { Payout } from '@market/domain/payouts/payout';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';

/** The orders of a payout, each with its total, the commission and the merchant's share. */
export function PayoutOrders({
  orders,
  hrefOf,
}: {
  orders: Payout['orders'];
  hrefOf: ((orderId: string) => string) | undefined;
}) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold">{pluralise(orders.length, 'order')}</h3>
      <ul className="text-sm">
        {orders.map(({ id, orderName, total, commission, dueToMerchant }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-b-0"
          >
            <span className="min-w-0">
              {hrefOf ? (
                <Link to={hrefOf(id)} className="link nums">
                  {orderName}
                </Link>
              ) : (
                <span className="font-medium nums">{orderName}</span>
              )}
              <span className="block text-xs text-muted">{`${moneyText(total)} paid, ${moneyText(commission)} commission`}</span>
            </span>
            <Money kobo={dueToMerchant} className="font-semibold" />
          </li>
        ))}
      </ul>
    </section>
  );
}
