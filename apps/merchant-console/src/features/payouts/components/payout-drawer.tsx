import type { Payout } from '@market/domain/payouts/payout';
import { formatDateTime } from '@market/domain/lagos-time';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { bankText } from '../model/payout-texts';
import { PayoutStatusTag } from './payout-status-tag';

interface PayoutDrawerProps {
  payout: Payout;
  orderHref: (id: string) => string;
  onClose: () => void;
}

/** One payout and the orders that it pays for. */
export function PayoutDrawer({ payout, orderHref, onClose }: PayoutDrawerProps) {
  return (
    <Drawer open docked onOpenChange={onClose} title={payout.reference} description={<PayoutStatusTag status={payout.status} />}>
      <DescriptionList
        items={[
          { term: 'Amount', value: moneyText(payout.amount) },
          { term: 'To', value: bankText(payout) },
          { term: 'Requested', value: `${formatDateTime(payout.requestedAt)}, ${payout.requestedBy}` },
          ...(payout.heldUntil ? [{ term: 'Held until', value: formatDateTime(payout.heldUntil) }] : []),
          ...(payout.approvedAt ? [{ term: 'Approved', value: formatDateTime(payout.approvedAt) }] : []),
          ...(payout.processedAt ? [{ term: 'Paid', value: formatDateTime(payout.processedAt) }] : []),
        ]}
      />
      <h3 className="mt-6 mb-2 text-md font-semibold">{`Orders, ${payout.orders.length}`}</h3>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {payout.orders.map((order) => (
          <li key={order.id} className="flex justify-between gap-4 py-3">
            <span>
              <Link to={orderHref(order.id)} className="link nums">
                {order.orderName}
              </Link>
              <span className="block text-xs text-muted">
                {moneyText(order.total)} less {moneyText(order.commission)} commission
              </span>
            </span>
            <Money kobo={order.dueToMerchant} className="font-semibold" />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
