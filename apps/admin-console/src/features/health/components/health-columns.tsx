import type { ReactNode } from 'react';
import { eventName } from '@market/domain/checkout/event-name';
import { formatAge } from '@market/domain/age';
import { formatRecent } from '@market/domain/lagos-time';
import type { PaymentEvent } from '@market/domain/checkout/payment-event';
import {
  jobKindNames,
  type FailedTransfer,
  type FailingJob,
  type UnsentMail,
  type WaitingJob,
} from '@market/domain/health/platform-health';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import type { Column } from '@market/ui/data-table';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { RetryButton, RunNowButton, SendAgainButton } from './health-actions';

const plainErrors: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET/, 'The other server cannot be reached'],
  [/ETIMEDOUT|timeout|timed out/i, 'The other server did not respond in time'],
  [/EAUTH|authentication/i, 'The other server rejected our credentials'],
];

const plainError = (error: string): string =>
  plainErrors.find(([pattern]) => pattern.test(error))?.[1] ?? error;

const attemptsText = (attempts: number): string => (attempts === 1 ? 'Once' : `${attempts} times`);

interface Failure {
  name: ReactNode;
  detail?: ReactNode;
  attempts?: number | undefined;
  nextTryAt?: string | undefined;
  error: string;
  since: string;
  action: ReactNode;
}

const NameCell = ({ name, detail }: Pick<Failure, 'name' | 'detail'>) => (
  <span className="block min-w-0 wrap-anywhere whitespace-normal">
    <span className="block">{name}</span>
    {detail && <span className="block text-xs font-normal text-muted nums">{detail}</span>}
  </span>
);

const failureColumns = <Row,>(
  header: string,
  now: Date,
  read: (row: Row) => Failure,
): Column<Row>[] => [
  {
    id: 'name',
    header,
    className: 'md:w-1/3',
    cell: (row) => {
      const { name, detail } = read(row);
      return <NameCell name={name} detail={detail} />;
    },
  },
  {
    id: 'error',
    header: 'Last error',
    className: 'md:w-1/4',
    cell: (row) => {
      const { error } = read(row);
      const plain = plainError(error);
      return (
        <span className="block min-w-0 text-sm wrap-anywhere whitespace-normal md:min-w-56">
          <span className="block text-danger">{plain}</span>
          {plain !== error && <span className="block text-xs text-muted">{error}</span>}
        </span>
      );
    },
  },
  {
    id: 'attempts',
    header: 'Attempts',
    cell: (row) => {
      const { attempts, nextTryAt } = read(row);
      return (
        <span className="nums">
          {attempts === undefined ? '–' : attemptsText(attempts)}
          {nextTryAt && (
            <span className="block text-xs text-muted">Next: {formatRecent(nextTryAt, now)}</span>
          )}
        </span>
      );
    },
  },
  {
    id: 'since',
    header: 'Stuck for',
    className: 'whitespace-nowrap nums',
    cell: (row) => formatAge(read(row).since, now),
  },
  {
    id: 'action',
    header: 'Action',
    headerHidden: true,
    card: 'action',
    align: 'end',
    cell: (row) => read(row).action,
  },
];

export const jobColumns = (now: Date) =>
  failureColumns<FailingJob>('Job', now, ({ id, kind, reference, ...job }) => ({
    name: jobKindNames[kind] ?? kind,
    detail: reference && shortPaymentReference(reference),
    attempts: job.attempts,
    nextTryAt: job.nextTryAt,
    error: job.lastError,
    since: job.createdAt,
    action: <RetryButton kind="job" id={id} name={jobKindNames[kind] ?? kind} />,
  }));

export const waitingJobColumns = (now: Date): Column<WaitingJob>[] => [
  {
    id: 'name',
    header: 'Job',
    className: 'md:w-1/3',
    cell: ({ kind, reference }) => (
      <NameCell
        name={jobKindNames[kind] ?? kind}
        detail={reference && shortPaymentReference(reference)}
      />
    ),
  },
  {
    id: 'due',
    header: 'Due',
    className: 'nums md:w-1/4',
    cell: ({ dueAt }) => formatRecent(dueAt, now),
  },
  {
    id: 'since',
    header: 'Waiting for',
    className: 'whitespace-nowrap nums',
    cell: ({ dueAt }) => formatAge(dueAt, now),
  },
  {
    id: 'action',
    header: 'Action',
    headerHidden: true,
    card: 'action',
    align: 'end',
    cell: ({ id, kind }) => <RunNowButton id={id} name={jobKindNames[kind] ?? kind} />,
  },
];

export const mailColumns = (now: Date) =>
  failureColumns<UnsentMail>('Mail', now, ({ id, subject, recipient, ...mail }) => ({
    name: subject,
    detail: (
      <>
        To <EmailText>{recipient}</EmailText>
      </>
    ),
    attempts: mail.attempts,
    nextTryAt: mail.nextTryAt,
    error: mail.lastError,
    since: mail.createdAt,
    action: <RetryButton kind="job" id={id} name={`${subject} to ${recipient}`} />,
  }));

export const paymentEventColumns = (now: Date, hrefOf: (id: string) => string) =>
  failureColumns<PaymentEvent>('Event', now, (event) => ({
    name: (
      <Link to={hrefOf(event.id)} className="hover:underline">
        {eventName(event)}
      </Link>
    ),
    detail: event.reference && shortPaymentReference(event.reference),
    attempts: event.tries,
    nextTryAt: event.nextTryAt,
    error: event.reason ?? 'Not processed yet',
    since: event.receivedAt,
    action: <RetryButton kind="paymentEvent" id={event.id} name={eventName(event)} />,
  }));

export const transferColumns = (now: Date, hrefOf: (reference: string) => string) =>
  failureColumns<FailedTransfer>('Transfer', now, (transfer) => ({
    name: (
      <Link to={hrefOf(transfer.reference)} className="hover:underline">
        <Money kobo={transfer.amount} /> to {transfer.payeeName}
      </Link>
    ),
    detail: transfer.reference,
    error: transfer.reason,
    since: transfer.failedAt,
    action: <SendAgainButton {...transfer} />,
  }));
