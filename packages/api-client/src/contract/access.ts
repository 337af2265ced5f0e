import { hasResource, type Resource, type Role } from '@market/domain/accounts/roles';
import type { AuditSubject } from '@market/domain/audit/audit';

export type Access = 'public' | 'signedIn' | readonly [Role, ...Role[]];

/** Who may call an endpoint and open the pages that depend on it. */
export interface AccessRule {
  readonly access: Access;
  /** The permission that staff and admins need in addition to their role. */
  readonly resource?: Resource;
  /** Of a shipping partner's people, admits only the owner. */
  readonly ownerOnly?: true;
  /** Also admits guests, within their own session. Guests are refused by default. */
  readonly guests?: true;
}

const merchants = ['merchant', 'staff'] as const;
const admins = ['admin', 'super_admin'] as const;

// Endpoint definitions spread these rules. Route guards import the rules without the endpoints, so
// that pages load no schemas.

export const customerAccounts = { access: ['customer'] } as const;
/** Customers, with an account or as guests. */
export const customers = { access: ['customer'], guests: true } as const;
export const storeOwner = { access: ['merchant'] } as const;
/** Users who upload documents that the platform checks. */
export const applicants = { access: ['merchant', 'partner'] } as const;
export const merchantCoupons = { access: merchants, resource: 'coupons' } as const;
export const merchantOrders = { access: merchants, resource: 'orders' } as const;
export const merchantPayouts = { access: merchants, resource: 'payouts' } as const;
export const merchantPolicies = { access: merchants, resource: 'policies' } as const;
export const merchantProducts = { access: merchants, resource: 'products' } as const;
export const merchantReports = { access: merchants, resource: 'reports' } as const;
export const merchantStore = { access: merchants, resource: 'store' } as const;
export const merchantTestimonials = { access: merchants, resource: 'testimonials' } as const;
export const merchantTheme = { access: merchants, resource: 'theme' } as const;
export const merchantTransactions = { access: merchants, resource: 'transactions' } as const;
// Super admins manage the staff of every store (spec section 6), all others the staff of their own
// store.
export const staffAccounts = {
  access: ['merchant', 'staff', 'super_admin'],
  resource: 'staff',
} as const;

export const platformCuration = { access: admins, resource: 'curation' } as const;
/** Users see only the items that they may decide on. */
export const platformDecisions = {
  access: ['admin', 'super_admin', 'approver', 'scheduler'],
} as const;
export const platformHubs = { access: admins, resource: 'hubs' } as const;
export const platformOrders = {
  access: ['admin', 'super_admin', 'scheduler'],
  resource: 'orders',
} as const;
/** All open deliveries. Dispatchers see only their own. */
export const deliveryBoard = {
  access: ['admin', 'super_admin', 'scheduler', 'dispatcher'],
  resource: 'orders',
} as const;
export const platformPartners = { access: admins, resource: 'partners' } as const;
export const platformPayouts = { access: admins, resource: 'payouts' } as const;
export const platformProducts = { access: admins, resource: 'products' } as const;
export const platformReports = { access: admins, resource: 'reports' } as const;
export const platformReturns = { access: admins, resource: 'returns' } as const;
export const platformShipping = { access: admins, resource: 'delivery' } as const;
export const storeApprovers = {
  access: ['admin', 'super_admin', 'approver'],
  resource: 'stores',
} as const;

/** Decisions about stores after their approval. Store approvers have no access. */
export const platformStores = { access: admins, resource: 'stores' } as const;

/** Everyone except customers, for their own notifications. */
export const consoleUsers = {
  access: [
    'merchant',
    'staff',
    'admin',
    'super_admin',
    'approver',
    'dispatcher',
    'scheduler',
    'partner',
  ],
} as const;

export const savedViewUsers = {
  access: ['merchant', 'staff', 'admin', 'super_admin', 'approver'],
} as const;

export const superAdmins = { access: ['super_admin'] } as const;

export const shippingPartners = { access: ['partner'] } as const;
export const partnerOwner = { ...shippingPartners, ownerOnly: true } as const;
export const deliveryPartners = { access: ['partner', 'dispatcher'] } as const;
export const orderReturns = {
  access: ['customer', 'merchant', 'staff', 'admin', 'super_admin'],
  resource: 'returns',
  guests: true,
} as const;
export const payoutDecisions = {
  access: ['merchant', 'staff', 'admin', 'super_admin'],
  resource: 'payouts',
} as const;

/** Who may read the history of each kind of record: the users who may open the record. */
export const historyReaders: Readonly<Record<AuditSubject, AccessRule>> = {
  admin: superAdmins,
  category: platformCuration,
  dispute: platformPayouts,
  job: superAdmins,
  order: platformOrders,
  partner: platformPartners,
  payment: platformReports,
  paymentCategory: platformPayouts,
  paymentEvent: platformPayouts,
  payout: platformPayouts,
  product: platformProducts,
  promotion: platformCuration,
  homeSystem: platformCuration,
  remittance: platformPayouts,
  return: platformReturns,
  shippingDiscount: platformShipping,
  store: storeApprovers,
  tariff: platformShipping,
  vehicle: platformShipping,
};

interface User {
  readonly role: Role;
  readonly resources: readonly Resource[];
  readonly ownsPartner?: boolean | undefined;
  readonly isGuest?: boolean | undefined;
}

export function isAllowed(
  { access, resource, ownerOnly, guests }: AccessRule,
  user: User | undefined,
): boolean {
  if (access === 'public') return true;
  if (!user) return false;
  if (access !== 'signedIn' && !access.includes(user.role)) return false;
  if (ownerOnly && !user.ownsPartner) return false;
  if (user.isGuest && !guests) return false;
  return hasResource(user.role, user.resources, resource);
}
