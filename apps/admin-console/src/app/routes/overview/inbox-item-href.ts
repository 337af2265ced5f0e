import type { InboxItem } from '@market/domain/inbox/inbox';
import { paths } from '../../paths';

/** The page on which the item is explained, and decided when that takes more than one key. */
export function inboxItemHref({ kind, id, reference = '' }: InboxItem): string {
  switch (kind) {
    case 'dispute':
      return paths.disputes.detail.href({ id });
    case 'payout':
    case 'transfer':
      return paths.payouts.detail.href({ reference });
    case 'refund':
      return paths.returns.detail.href({ id });
    case 'remittance':
      return `${paths.cash.href()}?status=all&search=${encodeURIComponent(reference)}`;
    case 'failedRefund':
      return `${paths.refunds.href()}?status=failed&search=${encodeURIComponent(reference)}`;
    case 'paymentEvent':
      return paths.paymentEvents.detail.href({ id });
    case 'difference':
      return paths.reconciliation.detail.href({ reference });
    case 'order':
      return paths.orders.assign.href({ id });
    case 'store':
      return paths.stores.detail.href({ id });
    case 'product':
      return paths.products.detail.href({ id });
    case 'hub':
      return paths.hubs.href();
    case 'partner':
      return paths.partners.detail.href({ id });
  }
}
