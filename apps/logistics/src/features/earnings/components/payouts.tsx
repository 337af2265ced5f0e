import { useMutation } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '@market/domain/lagos-time';
import {
  payoutStatusTexts,
  type PartnerPayments,
  type Payout,
} from '@market/domain/payouts/payout';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { PageSection } from '../../../shared/page-section';
import { requestPayout } from '../earnings.queries';
import { earningsRowClass } from './earnings-summary';

interface PayoutsProps {
  payments: PartnerPayments | undefined;
  error: ReactNode;
  statementHref: (id: string) => string;
  footer?: ReactNode;
}

export function Payouts({ payments, error, statementHref, footer }: PayoutsProps) {
  return (
    <PageSection title="Payouts">
      {error}
      {!error && !payments && <Skeleton className="h-71" />}
      {!error && payments && (
        <>
          <Available payments={payments} />
          {payments.rows.length > 0 && (
            <ul className="mt-3 divide-y divide-line border-t border-line">
              {payments.rows.map((payout) => (
                <PayoutRow key={payout.id} payout={payout} href={statementHref(payout.id)} />
              ))}
            </ul>
          )}
          {footer}
        </>
      )}
    </PageSection>
  );
}

function Available({ payments: { available, bank } }: { payments: PartnerPayments }) {
  const { api } = useServices();
  const request = useMutation(requestPayout(api));
  if (available === 0)
    return (
      <p className="text-sm text-muted">
        Nothing to request now. Deliveries can be paid out from the following Monday.
      </p>
    );
  const amount = moneyText(available);
  const to = bank && `${bank.bankName} ••••\u00a0${bank.accountNumberLast4}`;
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {`${amount} from past weeks can be paid out ${to ? `to ${to}` : 'once you have added a bank account'}.`}
      </p>
      <ConfirmDialog
        trigger={
          <Button variant="primary" size="lg" className="w-full" disabled={!bank}>
            {`Request ${amount}`}
          </Button>
        }
        tone="primary"
        title={`Request a payout of ${amount}?`}
        confirmLabel="Request payout"
        cancelLabel="Not now"
        busyLabel="Requesting…"
        onConfirm={() => request.mutateAsync({})}
      >
        This payout includes all deliveries from past weeks that have not been paid out. It reaches
        your bank after the platform approves it.
      </ConfirmDialog>
    </>
  );
}

function PayoutRow({
  payout: { reference, status, amount, requestedAt, processedAt, sentBack, orderCount },
  href,
}: {
  payout: Payout;
  href: string;
}) {
  const { label, tone } = payoutStatusTexts[status];
  const day = processedAt
    ? `Paid on ${formatDate(processedAt)}`
    : `Requested on ${formatDate(requestedAt)}`;
  return (
    <li className={earningsRowClass}>
      <div className="min-w-0 flex-1">
        <Link to={href} className="stretched font-semibold nums">
          {reference}
        </Link>
        <p className="text-sm text-muted nums">{pluralise(orderCount, 'delivery', 'deliveries')}</p>
        <p className="text-sm text-muted nums">{day}</p>
        {sentBack && <p className="text-sm wrap-anywhere">{sentBack.reason}</p>}
      </div>
      <p className="grid justify-items-end gap-1">
        <Money kobo={amount} className="font-semibold" />
        <StatusTag tone={tone}>{label}</StatusTag>
      </p>
      <ChevronRight size={18} aria-hidden="true" className="flex-none text-muted" />
    </li>
  );
}
