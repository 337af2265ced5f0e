import { fullName } from '@market/domain/accounts/person-name';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, forbidden, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { OrdersService } from '../orders';
import { isActiveSuperAdmin } from './admin-view';
import { lockAdmins, type AdminRow } from './admins.repository';

interface Deps {
  readonly db: Db;
  readonly orders: Pick<OrdersService, 'unassignAll'>;
}

/**
 * Runs `work` on one person with every active super admin locked. `roleAfter` is the role that the
 * person has afterwards: the orders of someone who is no longer a dispatcher are unassigned. Throws
 * 404, 403 when the caller has been removed in the meantime, and 409 for the last active super admin
 * and for a dispatcher who still carries parcels.
 */
export const changeAdmin =
  ({ db, orders }: Deps) =>
  (
    principal: Principal,
    id: string,
    roleAfter: AdminRow['role'] | 'same' | 'none',
    work: (db: Db, admin: AdminRow) => Promise<void>,
  ): Promise<void> =>
    inTransaction(db, async (db) => {
      const locked = await lockAdmins(db, id);
      const admin = locked.find((each) => each.id === id);
      if (!admin) throw notFound('This admin');
      const superAdmins = locked.filter(isActiveSuperAdmin);
      if (!superAdmins.some((each) => each.id === principal.userId))
        throw forbidden('Your account is no longer a super admin.');
      const isEnding = roleAfter !== 'same' && roleAfter !== admin.role;
      if (isEnding && isActiveSuperAdmin(admin) && superAdmins.length === 1)
        throw conflict('This is the last active super admin. Add another one first.');
      if (isEnding && admin.role === 'dispatcher')
        await orders.unassignAll(db, principal, { id, name: fullName(admin) });
      await work(db, admin);
    });
