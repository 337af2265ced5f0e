import * as z from 'zod/mini';

/**
 * Store status: in onboarding, waiting for the first or second approval, rejected with a reason,
 * live, paused by its merchant, or suspended by the platform.
 */
export const storeStatuses = [
  'onboarding',
  'pending',
  'rejected',
  'live',
  'paused',
  'suspended',
] as const;
export const storeStatusSchema = z.enum(storeStatuses);
export type StoreStatus = z.infer<typeof storeStatusSchema>;
