import type { ReactNode } from 'react';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { returnStatusLabels } from '@market/domain/orders/return-status';
import { Alert } from '@market/ui/alert';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { Timeline } from '@market/ui/timeline';
import { activityStep } from '../orders/order-steps';
import { useNow } from '@market/web-kit/use-now';
import { ReturnProducts } from './return-products';
import { returnTone, returnTypeText } from './return-texts';

interface ReturnDrawerProps {
  orderReturn: OrderReturn;
  /** Undefined when the user may not see orders. */
  orderHref: string | undefined;
  footer?: ReactNode;
  children?: ReactNode;
  onClose: () => void;
}

const paymentTexts = {
  pending: 'Pending',
  sent: 'Sent to the customer',
  failed: 'Failed',
} as const;

export function ReturnDrawer({
  orderReturn,
  orderHref,
  footer,
  children,
  onClose,
}: ReturnDrawerProps) {
  const { returnName, customerName, storeName, status, products, rejectionReason } = orderReturn;
  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={returnName}
      description={customerName}
      footer={footer}
    >
      <div className="grid grid-cols-1 gap-5">
        <StatusTag tone={returnTone(status)} className="justify-self-start">
          {returnStatusLabels[status]}
        </StatusTag>
        {rejectionReason && <Alert tone="warning">{`Rejected: ${rejectionReason}`}</Alert>}
        <DescriptionList items={returnFacts(orderReturn, orderHref)} />
        <section className="grid grid-cols-1 gap-3 border-t border-line pt-4">
          <h3 className="text-sm font-semibold">Returned items</h3>
          <ReturnProducts products={products} storeName={storeName} />
        </section>
        {children}
        <section className="grid grid-cols-1 gap-3 border-t border-line pt-4">
          <h3 className="text-sm font-semibold">Activity</h3>
          <Activity activities={orderReturn.activities} />
        </section>
      </div>
    </Drawer>
  );
}

function returnFacts(
  {
    orderName,
    storeName,
    type,
    refundAmount,
    createdAt,
    payment,
    refundDecision,
    chargebackDecision,
  }: OrderReturn,
  orderHref: string | undefined,
) {
  return [
    {
      term: 'Order',
      value: orderHref ? (
        <Link to={orderHref} className="link nums">
          {orderName}
        </Link>
      ) : (
        <span className="nums">{orderName}</span>
      ),
    },
    { term: 'Store', value: storeName },
    { term: 'Request', value: returnTypeText(type) },
    ...(refundAmount > 0
      ? [{ term: payment ? 'Amount' : 'Value', value: moneyText(refundAmount) }]
      : []),
    { term: 'Requested', value: formatDateTimeYear(createdAt) },
    ...(payment ? [{ term: 'Refund', value: paymentTexts[payment.status] }] : []),
    ...(refundDecision && !refundDecision.approved
      ? [{ term: 'Refund', value: `Declined ${formatDateTimeYear(refundDecision.decidedAt)}` }]
      : []),
    ...(chargebackDecision
      ? [
          {
            term: 'Chargeback',
            value: `${chargebackDecision.approved ? 'Recorded' : 'Contested'} ${formatDateTimeYear(chargebackDecision.decidedAt)}`,
          },
        ]
      : []),
  ];
}

function Activity({ activities }: Pick<OrderReturn, 'activities'>) {
  const now = useNow();
  const newestFirst = activities.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <Timeline
      label="Activity, newest first"
      items={newestFirst.map((activity, index) => ({
        ...activityStep(activity, now),
        state: index === 0 ? 'current' : 'done',
      }))}
    />
  );
}
