import type { StoreProfile } from '@market/domain/stores/store';

/**
 * Whether the store has been approved. Later changes of its name, owner or bank account need
 * approval again.
 */
export const isApproved = ({ status }: StoreProfile): boolean =>
  status === 'live' || status === 'paused';
