import type { ApprovalStatus } from '@market/domain/catalogue/product';
import type { ProductVisibility } from '@market/domain/catalogue/product-visibility';
import type { StoreStatus } from '@market/domain/stores/store-status';

export type VisibilityAudience = 'merchant' | 'platform';

interface State {
  readonly text: string;
  /** Who can change the condition. Undefined when it is met. */
  readonly changedBy?: VisibilityAudience;
}

interface VisibilityCheck extends State {
  readonly isMet: boolean;
  readonly note?: string | undefined;
}

const approvalStates: Readonly<Record<ApprovalStatus, State>> = {
  approved: { text: 'Approved' },
  draft: { text: 'A draft, not submitted for approval', changedBy: 'merchant' },
  pending: { text: 'Waiting for approval', changedBy: 'platform' },
  rejected: { text: 'Sent back, not submitted again yet', changedBy: 'merchant' },
};
const storeStates: Readonly<Record<StoreStatus, State>> = {
  live: { text: 'The store is open' },
  onboarding: { text: 'The store is not set up yet', changedBy: 'merchant' },
  pending: { text: 'The store is waiting for approval', changedBy: 'platform' },
  rejected: { text: 'The store was sent back, not submitted again yet', changedBy: 'merchant' },
  paused: { text: 'The store is paused', changedBy: 'merchant' },
  suspended: { text: 'The store is suspended', changedBy: 'platform' },
};
const marketplaceState = (isMet: boolean): State =>
  isMet
    ? { text: 'On the marketplace' }
    : { text: 'Only on the store’s own page, not on the marketplace', changedBy: 'merchant' };
const stockState = (isMet: boolean): State =>
  isMet
    ? { text: 'In stock' }
    : { text: 'Sold out: shoppers can see the product but not buy it', changedBy: 'merchant' };

/**
 * The conditions for a product to be seen and bought in the shop, in the order in which a new
 * product meets them.
 */
export const visibilityChecks = ({
  approved,
  storeLive,
  onMarketplace,
  inStock,
  ...product
}: ProductVisibility): VisibilityCheck[] => [
  { isMet: approved, ...approvalStates[product.approvalStatus], note: product.reviewNote },
  { isMet: storeLive, ...storeStates[product.storeStatus], note: product.storeNote },
  { isMet: onMarketplace, ...marketplaceState(onMarketplace) },
  { isMet: inStock, ...stockState(inStock) },
];

export function visibilityTitle({ listed, inStock }: ProductVisibility): string {
  if (!listed) return 'Why this product is not in the shop';
  return inStock ? 'In the shop' : 'In the shop, but sold out';
}

export function changedByText(by: VisibilityAudience, audience: VisibilityAudience): string {
  if (by === audience)
    return audience === 'merchant' ? 'You can change this.' : 'We can change this.';
  return by === 'merchant' ? 'The merchant can change this.' : 'The marketplace can change this.';
}
