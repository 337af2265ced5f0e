import { FileText } from 'lucide-react';
import { bankText } from '@market/console/payouts/payout-texts';
import { PayoutOrders } from '@market/console/payouts/payout-orders';
import type { Payout } from '@market/domain/payouts/payout';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { Button } from '@market/ui/button';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { PayoutStatusTag } from './payout-status';

interface PayoutDrawerProps {
  payout: Payout;
  statementHref: string;
  orderHref: ((id: string) => string) | undefined;
  onClose: () => void;
}

export function PayoutDrawer({ payout, statementHref, orderHref, onClose }: PayoutDrawerProps) {
  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={payout.reference}
      description={<PayoutStatusTag status={payout.status} />}
      footer={
        !payout.sentBack && (
          <Button icon={<FileText size={16} />} render={<Link to={statementHref} />}>
            Open statement
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: 'Amount', value: moneyText(payout.amount) },
          { term: 'To', value: bankText(payout) },
          {
            term: 'Requested',
            value: `${formatDateTimeYear(payout.requestedAt)}, ${payout.requestedBy}`,
          },
          ...(payout.heldUntil
            ? [{ term: 'Held until', value: formatDateTimeYear(payout.heldUntil) }]
            : []),
          ...(payout.approvedAt
            ? [{ term: 'Approved', value: formatDateTimeYear(payout.approvedAt) }]
            : []),
          ...(payout.failedAt
            ? [
                {
                  term: 'Failed',
                  value: `${formatDateTimeYear(payout.failedAt)}. ${payout.failureReason ?? ''} The amount is back in your balance. We will send it again to your current bank account.`,
                },
              ]
            : []),
          ...(payout.sentBack
            ? [
                {
                  term: 'Sent back',
                  value: `${formatDateTimeYear(payout.sentBack.at)}. ${payout.sentBack.reason} The amount is available again, and you can request it again.`,
                },
              ]
            : []),
          ...(payout.processedAt
            ? [{ term: 'Paid', value: formatDateTimeYear(payout.processedAt) }]
            : []),
        ]}
      />
      {!payout.sentBack && <PayoutOrders payout={payout} orderHref={orderHref} />}
    </Drawer>
  );
}
