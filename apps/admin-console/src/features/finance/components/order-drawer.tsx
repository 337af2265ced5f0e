import type { ReactNode } from 'react';
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
  /** Undefined when the user has no access to orders. */
  orderHref: string | undefined;
  /** Undefined when there is no payout or the user has no access to payouts. */
  payoutHref: string | undefined;
  onClose: () => void;
}

export function OrderDrawer({ order, orderHref, payoutHref, onClose }: OrderDrawerProps) {
  return (
    <Drawer
      open
      wide
      onOpenChange={onClose}
      title={order.orderName}
      description={`${order.storeName} to ${order.customerName}`}
      footer={
        <p className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          <span className="min-w-0">{payoutText(order, payoutHref)}</span>
          {orderHref && (
            <Link to={orderHref} className="link">
              Open order
            </Link>
          )}
        </p>
      }
    >
      <div className="grid grid-cols-1 gap-6">
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

function payoutText(
  { payout, outstanding, completedAt, paidOut }: FinanceOrderDetail,
  href: string | undefined,
): ReactNode {
  if (!payout) {
    if (outstanding === 0) return 'Nothing to pay out';
    return completedAt === undefined
      ? 'Not paid out, because the order is not complete'
      : 'Not paid out yet';
  }
  const reference = href ? (
    <Link to={href} className="link">
      {payout.reference}
    </Link>
  ) : (
    payout.reference
  );
  if (payout.status !== 'processed') return <>In payout {reference}, not paid yet</>;
  return (
    <>
      Paid out in {reference}
      {outstanding < 0
        ? `; the merchant owes ${moneyText(-outstanding)}`
        : `, ${moneyText(paidOut)}`}
    </>
  );
}
