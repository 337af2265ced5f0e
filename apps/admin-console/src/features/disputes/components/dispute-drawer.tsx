import { clsx } from 'clsx';
import * as disputes from '@market/api-client/contract/main/disputes';
import { CopyableId } from '@market/console/copyable-id';
import { answerDeadline } from '@market/domain/disputes/answer-deadline';
import type { Dispute } from '@market/domain/disputes/dispute';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { Alert } from '@market/ui/alert';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { useNow } from '@market/web-kit/use-now';
import { useCan } from '@market/web-kit/use-session';
import { RecordHistory } from '../../../shared/record-history';
import { decisionTexts, disputeStatus } from '../model/dispute-texts';
import { AnswerDispute } from './answer-dispute';

interface DisputeDrawerProps {
  dispute: Dispute;
  /** Undefined when the user has no access to orders. */
  orderHref: ((orderId: string) => string) | undefined;
  onClose: () => void;
}

export function DisputeDrawer({ dispute, orderHref, onClose }: DisputeDrawerProps) {
  const can = useCan();
  const now = useNow();
  const { label, tone } = disputeStatus(dispute);
  const { status, answer, answerFailure, dueAt } = dispute;
  const deadline = answerDeadline(dispute, now);

  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={dispute.customerName}
      description={<EmailText>{dispute.customerEmail}</EmailText>}
      footer={
        status === 'open' && !answer && can(disputes.answer) && <AnswerDispute dispute={dispute} />
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {answerFailure && !answer && (
          <Alert>{`The provider rejected the response: ${answerFailure}`}</Alert>
        )}
        {deadline?.isOverdue && (
          <Alert tone="warning">The deadline has passed. The bank may already have decided.</Alert>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Money kobo={dispute.amount} className="text-2xl font-bold" />
          <StatusTag tone={tone}>{label}</StatusTag>
        </div>
        {deadline && (
          <p className={clsx('text-sm font-semibold', deadline.isOverdue && 'text-danger')}>
            {`Respond by ${deadline.text}`}
          </p>
        )}
        <p className="text-sm break-words">{dispute.reason ?? 'The bank gave no reason.'}</p>
        <DescriptionList
          items={[
            ...(status === 'open' && dueAt
              ? [{ term: 'Deadline', value: formatDateTimeYear(dueAt) }]
              : []),
            { term: 'Opened', value: formatDateTimeYear(dispute.openedAt) },
            ...(dispute.resolvedAt
              ? [{ term: 'Decided', value: formatDateTimeYear(dispute.resolvedAt) }]
              : []),
            { term: 'Payment', value: shortPaymentReference(dispute.reference) },
            { term: 'Provider', value: <span className="capitalize">{dispute.provider}</span> },
            {
              term: 'Provider’s number',
              value: <CopyableId name="provider’s number" value={dispute.providerId} />,
            },
          ]}
        />
        {dispute.orders.length > 0 && (
          <section>
            <h3 className="mb-1 text-sm font-semibold">Orders</h3>
            <ul className="text-sm">
              {dispute.orders.map(({ orderId, orderName, storeName, amount, held }) => (
                <li
                  key={orderId}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-b-0"
                >
                  <span className="min-w-0">
                    {orderHref ? (
                      <Link to={orderHref(orderId)} className="link nums">
                        {orderName}
                      </Link>
                    ) : (
                      <span className="font-medium nums">{orderName}</span>
                    )}
                    <span className="block text-xs text-muted">
                      {held > 0 ? `${storeName}, ${moneyText(held)} held` : storeName}
                    </span>
                  </span>
                  <Money kobo={amount} className="font-semibold" />
                </li>
              ))}
            </ul>
          </section>
        )}
        {answer && (
          <section className="grid gap-1">
            <h3 className="text-sm font-semibold">{decisionTexts[answer.decision]}</h3>
            <p className="text-sm break-words whitespace-pre-line">{answer.note}</p>
            <p className="text-xs text-muted">{`${answer.by}, ${formatDateTimeYear(answer.at)}. ${answer.sentAt ? `Sent ${formatDateTimeYear(answer.sentAt)}.` : 'Not sent to the provider yet.'}`}</p>
          </section>
        )}
        <div className="border-t border-line pt-4">
          <RecordHistory subject="dispute" id={dispute.id} />
        </div>
      </div>
    </Drawer>
  );
}
