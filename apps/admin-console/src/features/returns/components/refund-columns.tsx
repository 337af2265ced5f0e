import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { Refund, RefundStatus } from '@market/domain/checkout/refund';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import type { Column } from '@market/ui/data-table';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { StatusTag, type StatusText } from '@market/ui/status-tag';
import { RetryRefund } from './retry-refund';

export const refundStatusTexts: Readonly<Record<RefundStatus, StatusText>> = {
  failed: { label: 'Failed', tone: 'problem' },
  pending: { label: 'Pending', tone: 'moving' },
  sent: { label: 'Sent', tone: 'done' },
};

const tabOrder = ['failed', 'pending', 'sent'] as const satisfies readonly RefundStatus[];

/** Failed refunds come first, because someone has to retry them. */
export const refundTabs = [
  ...tabOrder.map((value) => ({ value, label: refundStatusTexts[value].label })),
  { value: 'all' as const, label: 'All' },
];

function OrderName({
  refund: { orderId, orderName, reference },
  orderHref,
}: {
  refund: Refund;
  orderHref: ((id: string) => string) | undefined;
}) {
  if (orderId === undefined) return <span>Payment without an order</span>;
  if (orderHref === undefined) return <span className="nums">{orderName ?? reference}</span>;
  return (
    <Link to={orderHref(orderId)} className="nums hover:underline">
      {orderName ?? reference}
    </Link>
  );
}

export const refundColumns = (
  orderHref: ((id: string) => string) | undefined,
): Column<Refund>[] => [
  {
    id: 'order',
    header: 'Refund for',
    cell: (refund) => (
      <span className="min-w-0">
        <OrderName refund={refund} orderHref={orderHref} />
        <span
          title={refund.reference}
          className="block truncate text-xs font-normal text-muted nums max-md:max-w-48 md:max-w-56"
        >
          {shortPaymentReference(refund.reference)}
        </span>
      </span>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    className: 'md:max-w-64',
    cell: ({ customerName, customerEmail }) => (
      <span className="block min-w-0 max-md:text-right">
        <span className="block wrap-anywhere md:truncate">{customerName}</span>
        <span title={customerEmail} className="block text-xs text-muted md:truncate">
          <EmailText>{customerEmail}</EmailText>
        </span>
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Money kobo={amount} className="font-semibold" />,
  },
  {
    id: 'decided',
    header: 'Decided',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ createdAt }) => formatDateTimeYear(createdAt),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status, failureReason }) => (
      <span className="grid justify-items-start gap-0.5 max-md:justify-items-end">
        <StatusTag tone={refundStatusTexts[status].tone}>
          {refundStatusTexts[status].label}
        </StatusTag>
        {failureReason && (
          <span className="max-w-56 text-xs whitespace-normal text-danger max-md:max-w-40 max-md:text-right">
            {failureReason}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'retry',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'action',
    cell: (refund) => refund.status === 'failed' && <RetryRefund refund={refund} />,
  },
];
