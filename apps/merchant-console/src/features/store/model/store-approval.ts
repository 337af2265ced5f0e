import type { StoreProfile } from '@market/domain/stores/store';

/** Approved twice, on sale or on a holiday: what it changes of its name, its owner or its bank is approved again. */
export const isApproved = ({ status }: StoreProfile): boolean =>
  status === 'live' || status === 'paused';
