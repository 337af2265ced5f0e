import {
  auditActionLabels,
  auditActions,
  auditSubjects,
  type AuditSubject,
} from '@market/domain/audit/audit';

const subjectLabels: Readonly<Record<AuditSubject, string>> = {
  admin: 'Person',
  category: 'Category',
  dispute: 'Dispute',
  job: 'Job',
  order: 'Order',
  partner: 'Shipping partner',
  payment: 'Payment',
  paymentCategory: 'Payment category',
  paymentEvent: 'Payment event',
  payout: 'Payout',
  product: 'Product',
  promotion: 'Promotion',
  homeSystem: 'Home page system',
  remittance: 'Remittance',
  return: 'Return',
  shippingDiscount: 'Shipping discount',
  store: 'Store',
  tariff: 'Shipping prices',
  vehicle: 'Vehicle',
};

export const subjectLabel = (subject: AuditSubject): string => subjectLabels[subject];

export const subjectOptions = auditSubjects.map((value) => ({
  value,
  label: subjectLabels[value],
}));

export const actionOptions = auditActions
  .map((value) => ({ value, label: auditActionLabels[value] }))
  .toSorted((a, b) => a.label.localeCompare(b.label));
