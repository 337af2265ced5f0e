import type { SubscriptionStatus } from './income';

/** The label of each subscription status, and the tone of its tag. */
export const subscriptionStatusTexts = {
  active: { label: 'Active', tone: 'done' },
  lapsed: { label: 'Lapsed', tone: 'problem' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Readonly<Record<SubscriptionStatus, { label: string; tone: string }>>;
