import type { ReactNode } from 'react';
import type { PaymentEvent } from '@market/domain/checkout/payment-event';
import { formatDateTime } from '@market/domain/lagos-time';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { eventName, eventStatusTexts, sourceTexts } from '../model/event-texts';

interface EventTableProps {
  /** `undefined` while the first page loads. */
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
        <span className="block text-xs font-normal text-muted">{sourceTexts[event.source]}</span>
      </span>
    ),
  },
  { id: 'reference', header: 'Reference', cell: ({ reference }) => <span className="block max-w-56 text-sm break-all text-text-2 nums">{reference ?? '–'}</span> },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => <span className="line-clamp-2 block max-w-80 text-sm break-words whitespace-normal">{reason ?? '–'}</span> },
  { id: 'received', header: 'Received', className: 'whitespace-nowrap text-muted nums', cell: ({ receivedAt }) => formatDateTime(receivedAt) },
  { id: 'tries', header: 'Tries', align: 'end', cell: ({ tries }) => tries },
  { id: 'status', header: 'Status', card: 'status', cell: ({ status }) => <StatusTag tone={eventStatusTexts[status].tone}>{eventStatusTexts[status].label}</StatusTag> },
];

export function EventTable({ hrefOf, ...table }: EventTableProps) {
  return <DataTable caption="Payment events" columns={eventColumns(hrefOf)} rowKey={({ id }) => id} {...table} />;
}
