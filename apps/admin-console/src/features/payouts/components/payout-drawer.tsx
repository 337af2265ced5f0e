import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, FileText } from 'lucide-react';
import * as payouts from '@market/api-client/contract/main/payouts';
import { bankText, statementLines } from '@market/console/payouts/payout-texts';
import { PayoutOrders } from '@market/console/payouts/payout-orders';
import { statementQuery } from '@market/console/payouts/statement.queries';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { payoutStatusTexts, type Payout } from '@market/domain/payouts/payout';
import { storeDecisionSchema } from '@market/domain/stores/store';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useCan } from '@market/web-kit/use-session';
import { payoutReasons, sendBackEffect } from '../../../shared/payout-texts';
import { RecordHistory } from '../../../shared/record-history';
import { SendBackButton } from '../../../shared/send-back-button';
import { approvePayout, sendPayoutBack } from '../payouts.queries';

interface PayoutDrawerProps {
  payout: Payout;
  statementHref: string;
  /** Undefined when the user has no access to orders. */
  orderHref: ((orderId: string) => string) | undefined;
  onClose: () => void;
}

/** The person who requested a payout cannot approve it. */
export function PayoutDrawer({ payout, statementHref, orderHref, onClose }: PayoutDrawerProps) {
  const { api } = useServices();
  const can = useCan();
  const now = useNow();
  const approve = useMutation(approvePayout(api));
  const { mutateAsync: sendBack } = useMutation(sendPayoutBack(api));
  const { label, tone } = payoutStatusTexts[payout.status];
  const isSentBack = payout.sentBack !== undefined;
  const statement = useQuery({ ...statementQuery(api, payout.id), enabled: !isSentBack });
  const isFailed = payout.status === 'failed';
  const held = payout.heldUntil !== undefined && new Date(payout.heldUntil) > now;

  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={payout.payeeName}
      description={payout.reference}
      footer={
        !isSentBack && (
          <>
            <Button icon={<FileText size={16} />} render={<Link to={statementHref} />}>
              Statement
            </Button>
            {payout.status === 'pending' && can(payouts.createOrApprove) && (
              <SendBackButton
                name={payout.reference}
                description={sendBackEffect}
                reasons={payoutReasons}
                schema={storeDecisionSchema}
                onSend={({ reviewNote }) =>
                  sendBack({
                    body: { action: 'sendBack', payoutId: payout.id, reason: reviewNote },
                  }).then(onClose)
                }
              />
            )}
            {(payout.status === 'pending' || isFailed) && can(payouts.createOrApprove) && (
              <Button
                variant="primary"
                icon={<Check size={17} />}
                busy={approve.isPending}
                busyLabel="Approving…"
                disabled={held}
                onClick={() =>
                  approve.mutate(
                    { body: { action: 'approve', payoutId: payout.id } },
                    { onSuccess: onClose },
                  )
                }
              >
                {`${isFailed ? 'Approve again' : 'Approve'} ${moneyText(payout.amount)}`}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {approve.error && <Alert>{approve.error.message}</Alert>}
        {isFailed && (
          <Alert tone="warning">{`${payout.failureReason ?? 'The transfer failed.'} The amount is owed again. Approve the payout again to send it to the account below.`}</Alert>
        )}
        {payout.sentBack && (
          <Alert tone="warning">{`Sent back by ${payout.sentBack.by}, ${formatDateTimeYear(payout.sentBack.at)}: ${payout.sentBack.reason}`}</Alert>
        )}
        {held && payout.heldUntil !== undefined && (
          <Alert tone="warning">{`On hold until ${formatDateTimeYear(payout.heldUntil)} because the bank account changed.`}</Alert>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Money kobo={payout.amount} className="text-2xl font-bold" />
          <StatusTag tone={tone}>{label}</StatusTag>
        </div>
        <DescriptionList
          items={[
            { term: 'To', value: bankText(payout) },
            {
              term: 'Created by',
              value: `${payout.requestedBy}, ${formatDateTimeYear(payout.requestedAt)}`,
            },
            ...(payout.approvedAt && payout.approvedBy
              ? [
                  {
                    term: 'Approved by',
                    value: `${payout.approvedBy}, ${formatDateTimeYear(payout.approvedAt)}`,
                  },
                ]
              : []),
            ...(payout.failedAt
              ? [{ term: 'Failed', value: formatDateTimeYear(payout.failedAt) }]
              : []),
            ...(payout.processedAt
              ? [{ term: 'Paid', value: formatDateTimeYear(payout.processedAt) }]
              : []),
          ]}
        />
        {!isSentBack && <PayoutOrders payout={payout} orderHref={orderHref} />}
        {queryError(statement)}
        {statement.data && (
          <DescriptionList
            amounts
            className="border-t border-line pt-4"
            items={statementLines(statement.data)}
          />
        )}
        <div className="border-t border-line pt-4">
          <RecordHistory subject="payout" id={payout.id} />
        </div>
      </div>
    </Drawer>
  );
}
