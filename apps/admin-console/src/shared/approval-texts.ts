import type { StoreStatus } from '@market/domain/stores/store-status';
import type { StatusText } from '@market/ui/status-tag';
import type { ApprovalStatus } from '@market/domain/catalogue/product';

export const storeStatusTexts: Readonly<Record<StoreStatus, StatusText>> = {
  onboarding: { label: 'Setting up', tone: 'neutral' },
  pending: { label: 'First approval', tone: 'pending' },
  rejected: { label: 'Sent back', tone: 'problem' },
  live: { label: 'Live', tone: 'done' },
  paused: { label: 'Paused', tone: 'neutral' },
  suspended: { label: 'Suspended', tone: 'problem' },
};

export const approvalStatusTexts: Readonly<Record<ApprovalStatus, StatusText>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'pending' },
  approved: { label: 'Approved', tone: 'done' },
  rejected: { label: 'Sent back', tone: 'problem' },
};

export const productReasons = [
  'The images do not show the product clearly.',
  'The description is incomplete.',
  'The product is in the wrong category.',
];
