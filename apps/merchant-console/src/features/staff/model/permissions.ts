import type { Account } from '@market/domain/accounts/account';
import { hasResource, type Resource } from '@market/domain/accounts/roles';
import type { GrantableResource, StaffMember } from '@market/domain/staff/staff';
import { listStoreResources, type StoreResource } from '@market/domain/staff/staff-roles';

const areas = ['Selling', 'The store', 'Money', 'People'] as const;

const areaByResource: Readonly<Record<StoreResource, (typeof areas)[number]>> = {
  orders: 'Selling',
  returns: 'Selling',
  products: 'Selling',
  coupons: 'Selling',
  testimonials: 'The store',
  policies: 'The store',
  theme: 'The store',
  store: 'The store',
  payouts: 'Money',
  transactions: 'Money',
  reports: 'Money',
  staff: 'People',
};

export const permissionsByArea = (permissions: readonly GrantableResource[]) =>
  areas
    .map((name) => ({
      name,
      permissions: permissions.flatMap(({ id, ...texts }) => {
        const [resource] = listStoreResources([id]);
        return resource !== undefined && areaByResource[resource] === name
          ? [{ id: resource, ...texts }]
          : [];
      }),
    }))
    .filter((area) => area.permissions.length > 0);

/** Users can grant only permissions that they have. The server enforces this too. */
export const hasAllPermissions = (me: Account, resources: readonly Resource[]): boolean =>
  resources.every((resource) => hasResource(me.role, me.resources, resource));

/**
 * Whether the user may edit or remove this account. Nobody may change the owner, themselves, or
 * anyone with a permission that they lack.
 */
export const canManage = (me: Account, member: StaffMember): boolean =>
  member.role === 'staff' && member.id !== me.id && hasAllPermissions(me, member.resources);
