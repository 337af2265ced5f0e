import type { ReactNode } from 'react';
import { eventName } from '@market/domain/checkout/event-name';
import type { PaymentEvent } from '@market/domain/checkout/payment-event';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { eventStatusTexts, sourceTexts } from '../model/event-texts';

interface EventTableProps {
  rows: readonly PaymentEvent[] | undefined;
  refetching: boolean;
  filtered: boolean;
  hrefOf: (event: PaymentEvent) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

const eventColumns = (hrefOf: EventTableProps['hrefOf']): Column<PaymentEvent>[] => [
  {
    id: 'event',
    header: 'Event',
    cell: (event) => (
      <span className="block min-w-0">
        <Link to={hrefOf(event)} className="block break-words hover:underline">
          {eventName(event)}
        </Link>
        <span
          title={event.reference}
          className="block truncate text-xs font-normal text-muted nums max-md:max-w-48 md:max-w-56"
        >
          {[sourceTexts[event.source], shortPaymentReference(event.reference ?? '')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    ),
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason }) => (
      <span title={reason} className="block text-sm max-md:break-words md:max-w-56 md:truncate">
        {reason ?? '–'}
      </span>
    ),
  },
  {
    id: 'received',
    header: 'Received',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ receivedAt }) => formatDateTimeYear(receivedAt),
  },
  { id: 'tries', header: 'Failed attempts', align: 'end', cell: ({ tries }) => tries },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => (
      <StatusTag tone={eventStatusTexts[status].tone}>{eventStatusTexts[status].label}</StatusTag>
    ),
  },
];

export function EventTable({ hrefOf, ...table }: EventTableProps) {
  return (
    <DataTable
      caption="Payment events"
      columns={eventColumns(hrefOf)}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
