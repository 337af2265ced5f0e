import type { UseQueryResult } from '@tanstack/react-query';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { OrderMessage } from '@market/domain/orders/order-message';
import { Card } from '@market/ui/card';
import { EmailText } from '@market/ui/email-text';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';

interface OrderMessagesCardProps {
  messages: UseQueryResult<OrderMessage[]>;
}

export function OrderMessagesCard({ messages }: OrderMessagesCardProps) {
  const { data } = messages;
  return (
    <Card title="Messages" flush>
      {queryError(messages) ??
        (data === undefined ? (
          <div className="p-5">
            <p role="status" className="sr-only">
              Loading
            </p>
            <Skeleton className="h-3.5 w-1/2" />
          </div>
        ) : data.length === 0 ? (
          <p className="p-5 text-sm text-muted">No messages about this order.</p>
        ) : (
          <ul aria-label="Messages, newest first">
            {data.map(({ id, channel, recipient, subject, createdAt, sentAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-3 text-sm last:border-b-0"
              >
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{subject}</span>
                  <span className="block text-xs wrap-anywhere text-muted">
                    {channel === 'sms' ? (
                      `Text message to ${recipient}`
                    ) : (
                      <>
                        Email to <EmailText>{recipient}</EmailText>
                      </>
                    )}
                  </span>
                </span>
                <span className="nums text-xs text-muted">
                  {sentAt
                    ? `Sent ${formatDateTimeYear(sentAt)}`
                    : `Written ${formatDateTimeYear(createdAt)}, not sent`}
                </span>
              </li>
            ))}
          </ul>
        ))}
    </Card>
  );
}
