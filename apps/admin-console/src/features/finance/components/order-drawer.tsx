import type { FinanceOrderDetail } from '@market/domain/finance/finance-report';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { LedgerEvents } from './ledger-events';
import { OrderSplit } from './order-split';

interface OrderDrawerProps {
  order: FinanceOrderDetail;
  /** Undefined when the user may not see orders. */
  orderHref: string | undefined;
  onClose: () => void;
}

/** An order's split and the ledger entries that it consists of. */
export function OrderDrawer({ order, orderHref, onClose }: OrderDrawerProps) {
  return (
    <Drawer
      open
      wide
      onOpenChange={onClose}
      title={order.orderName}
      description={`${order.storeName} to ${order.customerName}`}
      footer={
        <p className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          {payoutText(order)}
          {orderHref && (
            <Link to={orderHref} className="link">
              Open order
            </Link>
          )}
        </p>
      }
    >
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <span className="nums">{`Paid ${formatDateTimeYear(order.date)}`}</span>
          <OrderStatusTag status={order.status} />
        </div>
        <OrderSplit order={order} />
        <LedgerEvents events={order.events} />
      </div>
    </Drawer>
  );
}

function payoutText({ payout, outstanding, completedAt, paidOut }: FinanceOrderDetail): string {
  if (payout?.status === 'processed')
    return outstanding < 0
      ? `Paid out in ${payout.reference}; the merchant owes ${moneyText(-outstanding)}`
      : `Paid out in ${payout.reference}, ${moneyText(paidOut)}`;
  if (payout) return `In payout ${payout.reference}, not paid yet`;
  if (outstanding === 0) return 'Nothing to pay out';
  return completedAt === undefined ? 'Not paid out: the order is not complete' : 'Not paid out yet';
}
