import type { AuditEntry } from '@market/domain/audit/audit';
import { paths } from '../../paths';

export function recordHref({ subject, subjectId: id, subjectName }: AuditEntry): string {
  switch (subject) {
    case 'admin':
      return paths.people.detail.href({ id });
    case 'category':
      return paths.categories.detail.href({ id });
    case 'dispute':
      return paths.disputes.detail.href({ id });
    case 'homeSystem':
      return paths.curation.system.href();
    case 'job':
      return paths.health.href();
    case 'order':
      return paths.orders.detail.href({ id });
    case 'partner':
      return paths.partners.detail.href({ id });
    case 'payment':
      return paths.reconciliation.detail.href({ reference: subjectName });
    case 'paymentCategory':
      return paths.paymentCategories.href();
    case 'paymentEvent':
      return paths.paymentEvents.detail.href({ id });
    case 'payout':
      return paths.payouts.detail.href({ reference: subjectName });
    case 'product':
      return paths.products.detail.href({ id });
    case 'promotion':
      return paths.curation.promotions.href();
    case 'remittance':
      return `${paths.cash.href()}?status=all&search=${encodeURIComponent(subjectName)}`;
    case 'return':
      return paths.returns.detail.href({ id });
    case 'shippingDiscount':
      return paths.shipping.discounts.href();
    case 'store':
      return paths.merchants.detail.href({ id });
    case 'tariff':
      return paths.shipping.prices.href();
    case 'vehicle':
      return paths.shipping.vehicles.href();
  }
}
