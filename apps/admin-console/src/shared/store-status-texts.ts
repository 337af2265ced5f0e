import type { StoreStatus } from '@market/domain/stores/store-status';
import type { StatusTone } from '@market/ui/status-tag';

export interface StatusText {
  readonly label: string;
  readonly tone: StatusTone;
}

export const storeStatusTexts: Readonly<Record<StoreStatus, StatusText>> = {
  onboarding: { label: 'Setting up', tone: 'neutral' },
  pending: { label: 'First approval', tone: 'pending' },
  rejected: { label: 'Sent back', tone: 'problem' },
  live: { label: 'Live', tone: 'done' },
  paused: { label: 'Paused', tone: 'neutral' },
  suspended: { label: 'Suspended', tone: 'problem' },
};
