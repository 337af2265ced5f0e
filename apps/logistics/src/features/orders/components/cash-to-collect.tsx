import { Banknote } from 'lucide-react';
import type { OrderSummary } from '@market/domain/orders/order';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import { moneyText } from '@market/ui/money';

/** What the rider collects in cash, or collected. Nothing for an order that was paid before. */
export function CashToCollect({
  order: { payOnDelivery, orderStatus },
  className = '',
}: {
  order: Pick<OrderSummary, 'payOnDelivery' | 'orderStatus'>;
  className?: string;
}) {
  if (!payOnDelivery) return null;
  const isOpen = openStatuses.includes(orderStatus);
  if (!isOpen && payOnDelivery.collectedAt === undefined) return null;
  return (
    <p
      className={`flex items-center gap-3 rounded-2 bg-warning-soft px-4 py-3 text-on-warning-soft ${className}`}
    >
      <Banknote size={22} className="flex-none" aria-hidden />
      <span>
        {isOpen ? 'Collect ' : 'Collected '}
        <b className="text-lg font-bold nums">{moneyText(payOnDelivery.amount)}</b>
        {' in cash'}
      </span>
    </p>
  );
}
