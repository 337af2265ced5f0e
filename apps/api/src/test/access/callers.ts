import { eq } from 'drizzle-orm';
import { approverLevels, platformResources, type Resource } from '@market/domain/accounts/roles';
import { storeResources } from '@market/domain/staff/staff-roles';
import { usersTable } from '../../db/schema';
import type { TestMarket } from '../harness';
import type { TestAccount } from '../test-accounts';

export interface Caller {
  readonly role: string;
  /**
   * What distinguishes callers of one role: the permission, the level or the company that they
   * have.
   */
  readonly holds?: string;
  readonly account: TestAccount | undefined;
  /** Callers of the same role without any permission, and with all permissions. */
  readonly limits?: readonly [none: TestAccount, all: TestAccount];
}

/** Every role, with every permission and level that can be granted to it, one at a time. */
export async function createCallers({ create, db }: TestMarket): Promise<Caller[]> {
  const merchant = await create.merchant();
  const { storeId } = merchant;
  const staff = (resources: readonly Resource[]) => create.account('staff', { storeId, resources });
  const admin = (resources: readonly Resource[]) => create.admin({ resources });
  const staffLimits = [await staff([]), await staff(storeResources)] as const;
  const adminLimits = [await admin([]), await admin(platformResources)] as const;
  const partner = await create.partner();
  const callers: Caller[] = [
    { role: 'guest', account: undefined },
    { role: 'customer', holds: 'account', account: await create.customer() },
    { role: 'customer', holds: 'guest', account: await create.guest() },
    { role: 'merchant', account: merchant },
    { role: 'staff', holds: 'nothing', account: staffLimits[0] },
    { role: 'admin', holds: 'nothing', account: adminLimits[0] },
    { role: 'super_admin', account: await create.superAdmin() },
    { role: 'dispatcher', account: await create.dispatcher() },
    { role: 'scheduler', account: await create.scheduler() },
    { role: 'partner', holds: 'owner', account: partner },
    {
      role: 'partner',
      holds: 'invited',
      account: await create.partner({ partnerId: partner.userId }),
    },
  ];
  for (const holds of storeResources)
    callers.push({ role: 'staff', holds, account: await staff([holds]), limits: staffLimits });
  for (const holds of platformResources)
    callers.push({ role: 'admin', holds, account: await admin([holds]), limits: adminLimits });
  for (const holds of approverLevels) {
    const account = await create.approver();
    await db
      .update(usersTable)
      .set({ approverLevel: holds })
      .where(eq(usersTable.id, account.userId));
    callers.push({ role: 'approver', holds, account });
  }
  return callers;
}

/**
 * Names callers in the form `staff, admin (orders, returns)`. A role has no brackets when all of
 * its callers are listed.
 */
export function nameCallers(listed: readonly Caller[], all: readonly Caller[]): string {
  if (listed.length === all.length) return 'anyone';
  const nameCallersOfRole = (callers: readonly Caller[], role: string) =>
    callers.filter((caller) => caller.role === role);
  const roles = [...new Set(all.map(({ role }) => role))];
  if (listed.length === all.length - 1 && nameCallersOfRole(listed, 'guest').length === 0)
    return 'any signed-in user';
  return roles
    .flatMap((role) => {
      const found = nameCallersOfRole(listed, role);
      if (found.length === 0) return [];
      if (found.length === nameCallersOfRole(all, role).length) return [role];
      return [`${role} (${found.map(({ holds }) => holds).join(', ')})`];
    })
    .join(', ');
}
