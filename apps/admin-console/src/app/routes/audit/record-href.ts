import type { AuditEntry } from '@market/domain/audit/audit';
import { paths } from '../../paths';

/** The page of the record that an entry is about. */
export function recordHref({
  subject,
  subjectId: id,
  subjectName,
}: AuditEntry): string | undefined {
  switch (subject) {
    case 'admin':
      return paths.people.detail.href({ id });
    case 'dispute':
      return paths.disputes.detail.href({ id });
    case 'order':
      return paths.orders.detail.href({ id });
    case 'paymentCategory':
      return paths.paymentCategories.href();
    case 'payout':
      return paths.payouts.detail.href({ reference: subjectName });
    case 'product':
      return paths.products.detail.href({ id });
    case 'return':
      return paths.returns.detail.href({ id });
    case 'store':
      return paths.merchants.detail.href({ id });
    case 'category':
    case 'promotion':
      return undefined;
  }
}
