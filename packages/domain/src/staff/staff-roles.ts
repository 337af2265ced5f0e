import * as z from 'zod/mini';
import { hasSameResources, type Resource } from '../accounts/roles';

/** Permissions for store staff, in display order. Owners have all of them. */
export const storeResources = [
  'orders',
  'returns',
  'products',
  'coupons',
  'testimonials',
  'policies',
  'theme',
  'store',
  'payouts',
  'transactions',
  'reports',
  'staff',
] as const satisfies readonly Resource[];
export const storeResourceSchema = z.enum(storeResources);
export type StoreResource = z.infer<typeof storeResourceSchema>;

interface Named {
  readonly name: string;
  readonly description: string;
}

export const storeResourceTexts: Readonly<Record<StoreResource, Named>> = {
  orders: { name: 'Orders', description: 'View, update and hand over orders' },
  returns: { name: 'Returns', description: 'Handle returns and replacements' },
  products: { name: 'Products', description: 'Add and change products, prices and stock' },
  coupons: { name: 'Coupons', description: 'Create, change and pause coupons' },
  testimonials: { name: 'Testimonials', description: 'Choose customer testimonials' },
  policies: { name: 'Policies', description: 'Edit store policies' },
  theme: { name: 'Theme', description: 'Change how the store’s page looks' },
  store: {
    name: 'Store profile',
    description:
      'Change the profile, answer questions, reply to reviews, pause the store and apply to a hub',
  },
  payouts: { name: 'Payouts', description: 'View balances and request payouts' },
  transactions: { name: 'Transactions', description: 'View payments and invoices' },
  reports: { name: 'Reports', description: 'View and export sales' },
  staff: { name: 'Staff', description: 'Invite and remove people, and change their permissions' },
};

export const staffRoleIds = [
  'manager',
  'fulfilment',
  'catalogue',
  'finance',
  'support',
  'custom',
] as const;
export const staffRoleIdSchema = z.enum(staffRoleIds);
export type StaffRoleId = z.infer<typeof staffRoleIdSchema>;

interface StaffRole extends Named {
  readonly id: StaffRoleId;
  readonly resources: readonly StoreResource[];
}

/** Predefined sets of permissions. Any other set is `custom`. */
export const staffRoles: readonly StaffRole[] = [
  {
    id: 'manager',
    name: 'Manager',
    description: 'Everything except money and staff',
    resources: [
      'orders',
      'returns',
      'products',
      'coupons',
      'testimonials',
      'policies',
      'theme',
      'store',
    ],
  },
  {
    id: 'fulfilment',
    name: 'Fulfilment',
    description: 'Packs orders and handles returns',
    resources: ['orders', 'returns'],
  },
  {
    id: 'catalogue',
    name: 'Catalogue',
    description: 'Manages products, prices and offers',
    resources: ['products', 'coupons'],
  },
  {
    id: 'finance',
    name: 'Finance',
    description: 'Handles payouts and reports',
    resources: ['payouts', 'transactions', 'reports'],
  },
  {
    id: 'support',
    name: 'Support',
    description: 'Supports customers',
    resources: ['orders', 'returns', 'testimonials', 'policies'],
  },
];

export const findStaffRole = (resources: readonly Resource[]): StaffRoleId =>
  staffRoles.find((role) => hasSameResources(role.resources, resources))?.id ?? 'custom';

/** Valid store permissions without duplicates, in display order. */
export const listStoreResources = (granted: readonly Resource[]): StoreResource[] =>
  storeResources.filter((resource) => granted.includes(resource));
