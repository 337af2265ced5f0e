import type { ApprovalStatus } from '@market/domain/catalogue/product';
import type { StatusTone } from '@market/ui/status-tag';

export const approvalStatusTexts: Readonly<
  Record<ApprovalStatus, { label: string; tone: StatusTone }>
> = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'pending' },
  approved: { label: 'Approved', tone: 'done' },
  rejected: { label: 'Sent back', tone: 'problem' },
};

/** Common reasons to send a product or its change back. */
export const productReasons = [
  'The pictures do not show the product clearly.',
  'The description is incomplete.',
  'The product is in the wrong category.',
];
