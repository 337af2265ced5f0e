import { Banknote } from 'lucide-react';
import type { OrderSummary } from '@market/domain/orders/order';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import { moneyText } from '@market/ui/money';

/**
 * The cash that the rider has to collect or has collected. Renders nothing when the order was paid
 * at checkout or ended without a collection.
 */
export function CashToCollect({
  order: { payOnDelivery, orderStatus },
  isSmall = false,
  className = '',
}: {
  order: Pick<OrderSummary, 'payOnDelivery' | 'orderStatus'>;
  isSmall?: boolean;
  className?: string;
}) {
  if (!payOnDelivery) return null;
  const isOpen = openStatuses.includes(orderStatus);
  if (!isOpen && payOnDelivery.collectedAt === undefined) return null;
  const size = isSmall ? 'w-fit gap-2 rounded-1 px-2 py-0.5 text-sm' : 'gap-3 rounded-2 px-4 py-3';
  return (
    <span className={`flex items-center bg-warning-soft text-on-warning-soft ${size} ${className}`}>
      <Banknote size={isSmall ? 16 : 22} className="flex-none" aria-hidden />
      <span>
        {isOpen ? 'Collect ' : 'Collected '}
        <b className={`font-bold nums ${isSmall ? '' : 'text-lg'}`}>
          {moneyText(payOnDelivery.amount)}
        </b>
        {' in cash'}
      </span>
    </span>
  );
}
