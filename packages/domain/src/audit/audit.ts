import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { roleSchema } from '../accounts/roles.schema';
import { pageOf } from '../paging';

/** A field that an action changed. A missing value is absent, not empty. */
export const auditChangeSchema = z.object({
  field: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

export const auditSubjects = [
  'admin',
  'category',
  'dispute',
  'homeSystem',
  'job',
  'order',
  'partner',
  'payment',
  'paymentCategory',
  'paymentEvent',
  'payout',
  'product',
  'promotion',
  'remittance',
  'return',
  'shippingDiscount',
  'store',
  'tariff',
  'vehicle',
] as const;
export const auditSubjectSchema = z.enum(auditSubjects);
export type AuditSubject = z.infer<typeof auditSubjectSchema>;

export const auditActions = [
  'admin.created',
  'admin.updated',
  'admin.deactivated',
  'admin.reactivated',
  'admin.deleted',
  'admin.passwordLinkSent',
  'approver.updated',
  'category.created',
  'category.renamed',
  'category.moved',
  'category.merged',
  'categoryAttribute.created',
  'categoryAttribute.updated',
  'categoryAttribute.moved',
  'categoryAttribute.deleted',
  'fitRule.created',
  'fitRule.updated',
  'fitRule.deleted',
  'dispute.accepted',
  'dispute.contested',
  'homeSystem.published',
  'homeSystem.removed',
  'hub.approved',
  'hub.declined',
  'job.retried',
  'job.movedToFront',
  'order.accepted',
  'order.riderPhoneChanged',
  'order.statusChanged',
  'partner.created',
  'partner.approved',
  'partner.sentBack',
  'partner.deactivated',
  'partner.reactivated',
  'partner.rateChanged',
  'rider.capacityChanged',
  'payment.checked',
  'payment.feeCorrected',
  'payment.differenceExplained',
  'paymentCategory.created',
  'paymentCategory.updated',
  'paymentCategory.deleted',
  'paymentEvent.handled',
  'paymentEvent.retried',
  'payout.requested',
  'payout.sentBack',
  'payout.approved',
  'product.added',
  'product.approved',
  'product.sentBack',
  'promotion.created',
  'promotion.updated',
  'promotion.moved',
  'promotion.deleted',
  'question.removed',
  'refund.retried',
  'remittance.recorded',
  'remittance.confirmed',
  'remittance.refused',
  'return.refunded',
  'return.refundDeclined',
  'return.chargebackRecorded',
  'return.chargebackContested',
  'return.statusChanged',
  'shippingDiscount.created',
  'shippingDiscount.updated',
  'staff.updated',
  'staff.removed',
  'staff.invited',
  'store.approved',
  'store.sentBack',
  'store.suspended',
  'store.resumed',
  'store.paymentCategoryChanged',
  'store.officialOutletAdded',
  'store.officialOutletRemoved',
  'store.payOnDeliveryChanged',
  'tariff.pricesChanged',
  'tariff.zonesChanged',
  'vehicle.updated',
] as const;
export const auditActionSchema = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditActionSchema>;

export const auditActionLabels: Readonly<Record<AuditAction, string>> = {
  'admin.created': 'Created an account',
  'admin.updated': 'Changed an account',
  'admin.deactivated': 'Deactivated an account',
  'admin.reactivated': 'Reactivated an account',
  'admin.deleted': 'Deleted an account',
  'admin.passwordLinkSent': 'Sent a password link',
  'approver.updated': 'Changed an approver',
  'category.created': 'Added a category',
  'category.renamed': 'Renamed a category',
  'category.moved': 'Moved a category',
  'category.merged': 'Merged two categories',
  'categoryAttribute.created': 'Added an attribute',
  'categoryAttribute.updated': 'Changed an attribute',
  'categoryAttribute.moved': 'Moved an attribute',
  'categoryAttribute.deleted': 'Deleted an attribute',
  'fitRule.created': 'Added a “Goes with” rule',
  'fitRule.updated': 'Changed a “Goes with” rule',
  'fitRule.deleted': 'Deleted a “Goes with” rule',
  'dispute.accepted': 'Accepted a dispute',
  'dispute.contested': 'Contested a dispute',
  'homeSystem.published': 'Published the system on the home page',
  'homeSystem.removed': 'Removed the system from the home page',
  'hub.approved': 'Approved a hub application',
  'hub.declined': 'Declined a hub application',
  'job.retried': 'Retried a job',
  'job.movedToFront': 'Moved a job to the front of the queue',
  'order.accepted': 'Accepted a delivery',
  'order.riderPhoneChanged': 'Changed the rider’s phone number',
  'order.statusChanged': 'Changed an order’s status',
  'partner.created': 'Added a shipping partner',
  'partner.approved': 'Approved a shipping partner',
  'partner.sentBack': 'Sent a shipping partner’s application back',
  'partner.deactivated': 'Deactivated a shipping partner',
  'partner.reactivated': 'Reactivated a shipping partner',
  'partner.rateChanged': 'Changed a shipping partner’s rate',
  'rider.capacityChanged': 'Changed the daily limit of a rider',
  'payment.checked': 'Asked the provider about a payment',
  'payment.feeCorrected': 'Corrected the fee of a payment',
  'payment.differenceExplained': 'Explained a difference in reconciliation',
  'paymentCategory.created': 'Added a payment category',
  'paymentCategory.updated': 'Changed a payment category',
  'paymentCategory.deleted': 'Deleted a payment category',
  'paymentEvent.handled': 'Marked a payment event as handled',
  'paymentEvent.retried': 'Retried a payment event',
  'payout.requested': 'Requested a payout',
  'payout.sentBack': 'Sent a payout back',
  'payout.approved': 'Approved a payout',
  'product.added': 'Added a product for a store',
  'product.approved': 'Approved a product',
  'product.sentBack': 'Sent a product back',
  'promotion.created': 'Created a promotion',
  'promotion.updated': 'Published changes to a promotion',
  'promotion.moved': 'Moved a promotion',
  'promotion.deleted': 'Deleted a promotion',
  'question.removed': 'Removed a question about a product',
  'refund.retried': 'Retried a refund',
  'remittance.recorded': 'Recorded a remittance',
  'remittance.confirmed': 'Confirmed a remittance',
  'remittance.refused': 'Rejected a remittance',
  'return.refunded': 'Refunded a return',
  'return.refundDeclined': 'Declined a refund',
  'return.chargebackRecorded': 'Recorded a chargeback',
  'return.chargebackContested': 'Contested a chargeback',
  'return.statusChanged': 'Changed a return’s status',
  'shippingDiscount.created': 'Created a shipping discount',
  'shippingDiscount.updated': 'Changed a shipping discount',
  'staff.updated': 'Changed a store’s staff member',
  'staff.removed': 'Removed a store’s staff member',
  'staff.invited': 'Sent a staff invitation again',
  'store.approved': 'Approved a store',
  'store.sentBack': 'Sent a store back',
  'store.suspended': 'Suspended a store',
  'store.resumed': 'Resumed a store',
  'store.paymentCategoryChanged': 'Changed a store’s payment category',
  'store.officialOutletAdded': 'Made a store an official outlet',
  'store.officialOutletRemoved': 'Removed a store from the official outlets',
  'store.payOnDeliveryChanged': 'Changed pay on delivery',
  'tariff.pricesChanged': 'Changed shipping prices',
  'tariff.zonesChanged': 'Changed shipping zones',
  'vehicle.updated': 'Changed a vehicle',
};

/** One action of a person on one record. Entries are never changed or deleted. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: isoDateTime,
  actorId: z.string(),
  /** The actor's name and role at that time. */
  actorName: z.string(),
  actorRole: roleSchema,
  action: auditActionSchema,
  subject: auditSubjectSchema,
  subjectId: z.string(),
  /** The record's name at that time. */
  subjectName: z.string(),
  changes: z.array(auditChangeSchema),
  reason: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditPageSchema = pageOf(auditEntrySchema);

type Values = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

const valueToText = (value: Values[string]): string | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  return Array.isArray(value) ? value.join(', ') || undefined : String(value);
};

/**
 * The fields that differ between two versions of a record, in the order of `before` and then of
 * `after`. Without `before` the record is new, without `after` it was deleted.
 */
export function auditChangesBetween(before: Values = {}, after: Values = {}): AuditChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({
      field,
      before: valueToText(before[field]),
      after: valueToText(after[field]),
    }))
    .filter((change) => change.before !== change.after);
}
