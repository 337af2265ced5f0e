/** All roles that can sign in (spec section 6). */
export const roles = [
  'customer',
  'merchant',
  'staff',
  'admin',
  'super_admin',
  'approver',
  'dispatcher',
  'scheduler',
  'partner',
] as const;
export type Role = (typeof roles)[number];

/** User types with their own sign-in endpoint. A session belongs to exactly one. */
export const userTypes = ['customer', 'merchant', 'admin', 'partner'] as const;
export type UserType = (typeof userTypes)[number];

export const userTypeByRole: Readonly<Record<Role, UserType>> = {
  customer: 'customer',
  merchant: 'merchant',
  staff: 'merchant',
  admin: 'admin',
  super_admin: 'admin',
  approver: 'admin',
  dispatcher: 'admin',
  scheduler: 'admin',
  partner: 'partner',
};

/**
 * The app that a role works in. Dispatchers and schedulers sign in as admins but work in logistics.
 */
export const apps = ['storefront', 'merchant', 'admin', 'logistics'] as const;
export type App = (typeof apps)[number];
export const appByRole: Readonly<Record<Role, App>> = {
  customer: 'storefront',
  merchant: 'merchant',
  staff: 'merchant',
  admin: 'admin',
  super_admin: 'admin',
  approver: 'admin',
  dispatcher: 'logistics',
  scheduler: 'logistics',
  partner: 'logistics',
};
export const appNames: Readonly<Record<App, string>> = {
  storefront: 'the shop',
  merchant: 'the merchant console',
  admin: 'the admin console',
  logistics: 'the logistics app',
};

export const roleNames: Readonly<Record<Role, string>> = {
  customer: 'Customer',
  merchant: 'Owner',
  staff: 'Store staff',
  admin: 'Admin',
  super_admin: 'Super admin',
  approver: 'Store approver',
  dispatcher: 'Dispatcher',
  scheduler: 'Scheduler',
  partner: 'Shipping partner',
};

/** Which of a store's two approvals an approver can give. */
export const approverLevels = ['first', 'second', 'both'] as const;
export type ApproverLevel = (typeof approverLevels)[number];

/**
 * Permissions granted individually to store staff and admins. Owners and super admins have all of
 * them.
 */
export const resources = [
  'coupons',
  'curation',
  'delivery',
  'hubs',
  'orders',
  'partners',
  'payouts',
  'policies',
  'products',
  'reports',
  'returns',
  'staff',
  'store',
  'stores',
  'testimonials',
  'theme',
  'transactions',
] as const;
export type Resource = (typeof resources)[number];

export const platformResources = [
  'stores',
  'products',
  'orders',
  'returns',
  'payouts',
  'hubs',
  'partners',
  'reports',
  'curation',
  'delivery',
] as const satisfies readonly Resource[];

export const hasSameResources = (a: readonly Resource[], b: readonly Resource[]): boolean =>
  new Set(a).size === new Set(b).size && a.every((each) => b.includes(each));

const rolesWithAllResources: ReadonlySet<Role> = new Set(['merchant', 'super_admin']);

/**
 * Whether a role with these granted resources may use `resource`. Always true for roles that are
 * not limited by resources, such as customers and partners.
 */
export function hasResource(
  role: Role,
  granted: readonly Resource[],
  resource: Resource | undefined,
): boolean {
  if (resource === undefined || rolesWithAllResources.has(role)) return true;
  if (role === 'staff' || role === 'admin') return granted.includes(resource);
  return true;
}
