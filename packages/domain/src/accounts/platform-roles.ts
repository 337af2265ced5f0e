import { hasSameResources, type platformResources, type Resource } from './roles';

export type PlatformResource = (typeof platformResources)[number];

interface Named {
  readonly name: string;
  readonly description: string;
}

export const platformResourceTexts: Readonly<Record<PlatformResource, Named>> = {
  orders: { name: 'Orders', description: 'View, assign and change orders' },
  returns: { name: 'Returns', description: 'Decide on refunds and chargebacks' },
  delivery: {
    name: 'Delivery',
    description: 'Set shipping prices and complete deliveries without the code',
  },
  partners: { name: 'Partners', description: 'Check and deactivate shipping partners' },
  products: { name: 'Products', description: 'Approve products and create them for stores' },
  curation: { name: 'Curation', description: 'Edit the home page and categories' },
  stores: { name: 'Stores', description: 'Approve, suspend and resume stores' },
  hubs: { name: 'Hubs', description: 'Approve hub applications and view hub orders' },
  payouts: { name: 'Payouts', description: 'Create and approve merchant payments' },
  reports: { name: 'Reports', description: 'View finance reports and reconciliation' },
};

export const platformRoleIds = [
  'operations',
  'catalogue',
  'merchants',
  'finance',
  'custom',
] as const;
export type PlatformRoleId = (typeof platformRoleIds)[number];

interface PlatformRole extends Named {
  readonly id: PlatformRoleId;
  readonly resources: readonly PlatformResource[];
}

/** Named sets of permissions for admins. Any other set is `custom`. */
export const platformRoles: readonly PlatformRole[] = [
  {
    id: 'operations',
    name: 'Operations',
    description: 'Orders, returns and delivery',
    resources: ['orders', 'returns', 'delivery', 'partners'],
  },
  {
    id: 'catalogue',
    name: 'Catalogue',
    description: 'Products and the home page',
    resources: ['products', 'curation'],
  },
  {
    id: 'merchants',
    name: 'Merchants',
    description: 'Stores and hubs',
    resources: ['stores', 'hubs'],
  },
  {
    id: 'finance',
    name: 'Finance',
    description: 'Payouts and reports',
    resources: ['payouts', 'reports'],
  },
];

export const findPlatformRole = (resources: readonly Resource[]): PlatformRoleId =>
  platformRoles.find((role) => hasSameResources(role.resources, resources))?.id ?? 'custom';
