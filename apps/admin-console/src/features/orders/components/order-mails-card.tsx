import type { UseQueryResult } from '@tanstack/react-query';
import { formatDateTime } from '@market/domain/lagos-time';
import type { OrderMail } from '@market/domain/orders/order-mail';
import { Card } from '@market/ui/card';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';

interface OrderMailsCardProps {
  mails: UseQueryResult<OrderMail[]>;
}

/** The mails about an order: to whom, when, and whether they have been sent. */
export function OrderMailsCard({ mails }: OrderMailsCardProps) {
  const { data } = mails;
  return (
    <Card title="Mails" flush>
      {queryError(mails) ??
        (data === undefined ? (
          <div className="p-5">
            <p role="status" className="sr-only">
              Loading
            </p>
            <Skeleton className="h-3.5 w-1/2" />
          </div>
        ) : data.length === 0 ? (
          <p className="p-5 text-sm text-muted">No mails about this order.</p>
        ) : (
          <ul aria-label="Mails, newest first">
            {data.map((mail) => (
              <li
                key={mail.id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-3 text-sm last:border-b-0"
              >
                <span className="min-w-0">
                  <span className="block font-medium">{mail.subject}</span>
                  <span className="block text-xs wrap-anywhere text-muted">
                    {`To ${mail.recipient}`}
                  </span>
                </span>
                <span className="nums text-xs text-muted">
                  {mail.sentAt
                    ? `Sent ${formatDateTime(mail.sentAt)}`
                    : `Written ${formatDateTime(mail.createdAt)}, not sent`}
                </span>
              </li>
            ))}
          </ul>
        ))}
    </Card>
  );
}
