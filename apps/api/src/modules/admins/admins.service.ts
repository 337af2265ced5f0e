import { fullName } from '@market/domain/accounts/person-name';
import type {
  Admin,
  AdminChange,
  AdminQuery,
  ApproverChange,
  NewAdmin,
  NewApprover,
  PeopleCounts,
} from '@market/domain/accounts/admin';
import type { ApproverLevel } from '@market/domain/accounts/roles';
import type { AuditAction } from '@market/domain/audit/audit';
import { lagosMidnight } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { hours, type Clock } from '../../platform/clock';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { AccountsService, ThrottleService } from '../accounts';
import type { AuditService } from '../audit';
import type { OrdersService } from '../orders';
import { countApprovals } from '../stores/stores.reads';
import { auditedFields, toAdmin } from './admin-view';
import { countPeople, findAdmin, listAdmins, type AdminRow } from './admins.repository';
import { changeAdmin } from './change-admin';

/** Limited, because each invitation sends an email to an address that the inviter chooses. */
const INVITATIONS = { tries: 40, window: hours(1) };

interface Deps {
  readonly db: Db;
  readonly accounts: Pick<
    AccountsService,
    'createInvited' | 'sendPasswordLink' | 'updatePlatformUser' | 'setDeactivation' | 'deleteUser'
  >;
  readonly audit: AuditService;
  readonly clock: Clock;
  readonly orders: Pick<OrdersService, 'unassignAll'>;
  readonly throttle: Pick<ThrottleService, 'take'>;
}

export const adminsService = ({ db, accounts, audit, clock, orders, throttle }: Deps) => {
  const getOrThrow = async (within: Db, id: string): Promise<AdminRow> => {
    const row = await findAdmin(within, id);
    if (!row) throw notFound('This admin');
    return row;
  };
  const byId = async (id: string): Promise<Admin> => toAdmin(await getOrThrow(db, id));

  const change = changeAdmin({ db, orders });

  const assertOther = (principal: Principal, id: string): void => {
    if (principal.userId === id)
      throw conflict('You cannot change your own role, or deactivate or delete your own account.');
  };

  const record = (
    db: Db,
    principal: Principal,
    action: AuditAction,
    admin: AdminRow,
    details: Pick<Parameters<AuditService['record']>[2], 'before' | 'after' | 'reason'>,
  ) =>
    audit.record(db, principal, {
      action,
      subject: 'admin',
      subjectId: admin.id,
      subjectName: fullName(admin),
      ...details,
    });

  const invite = async (
    principal: Principal,
    person: Omit<NewAdmin, 'role'> & { role: NewAdmin['role'] | 'approver'; level?: ApproverLevel },
  ): Promise<Admin> => {
    await throttle.take(`admin-invitation:${principal.userId}`, INVITATIONS);
    const { level, ...account } = person;
    const id = await accounts.createInvited(
      { ...account, resources: person.role === 'admin' ? (person.resources ?? []) : [] },
      { invitedBy: principal.name },
      async (db, id) => {
        if (level) await accounts.updatePlatformUser(db, id, { approverLevel: level });
        const admin = await getOrThrow(db, id);
        await record(db, principal, 'admin.created', admin, {
          after: { ...auditedFields(admin), ...(level && { level }) },
        });
      },
    );
    if (id === undefined)
      throw invalid(
        'email',
        'This email address already has an account in the admin console. Use another one.',
      );
    return byId(id);
  };

  return {
    byId,

    async list(query: AdminQuery): Promise<Page<Admin>> {
      const { rows, count } = await listAdmins(db, query);
      const approverIds = rows.filter(({ role }) => role === 'approver').map(({ id }) => id);
      const startOfYear = lagosMidnight(`${lagosDate(clock.now()).slice(0, 4)}-01-01`);
      const counts = new Map(
        approverIds.length === 0
          ? []
          : (await countApprovals(db, approverIds, startOfYear)).map(({ id, ...approvals }) => [
              id,
              approvals,
            ]),
      );
      return {
        rows: rows.map((row) => ({ ...toAdmin(row), approvals: counts.get(row.id) })),
        count,
      };
    },

    counts: (): Promise<PeopleCounts> => countPeople(db),

    create: (principal: Principal, admin: NewAdmin): Promise<Admin> => invite(principal, admin),

    /** The change takes effect at the person's next request. */
    async update(principal: Principal, id: string, admin: AdminChange): Promise<Admin> {
      await change(principal, id, admin.role, async (db, before) => {
        if (admin.role !== before.role) assertOther(principal, id);
        await accounts.updatePlatformUser(db, id, {
          ...admin,
          phoneNumber: admin.phoneNumber ?? null,
          resources: admin.role === 'admin' ? [...(admin.resources ?? [])] : [],
        });
        const updated = await getOrThrow(db, id);
        await record(db, principal, 'admin.updated', updated, {
          before: auditedFields(before),
          after: auditedFields(updated),
        });
      });
      return byId(id);
    },

    async deactivate(principal: Principal, id: string, reason: string): Promise<Admin> {
      assertOther(principal, id);
      await change(principal, id, 'none', async (db, admin) => {
        if (admin.deactivatedAt)
          throw conflict(`${admin.firstName}’s account is already deactivated.`);
        await accounts.setDeactivation(db, id, reason);
        await record(db, principal, 'admin.deactivated', admin, { reason });
      });
      return byId(id);
    },

    async reactivate(principal: Principal, id: string): Promise<Admin> {
      await change(principal, id, 'same', async (db, admin) => {
        if (!admin.deactivatedAt) throw conflict(`${admin.firstName}’s account is already active.`);
        await accounts.setDeactivation(db, id, undefined);
        await record(db, principal, 'admin.reactivated', admin, {});
      });
      return byId(id);
    },

    async remove(principal: Principal, id: string): Promise<void> {
      assertOther(principal, id);
      await change(principal, id, 'none', async (db, admin) => {
        await accounts.deleteUser(db, id);
        await record(db, principal, 'admin.deleted', admin, { before: auditedFields(admin) });
      });
    },

    async sendPasswordLink(principal: Principal, id: string): Promise<void> {
      const admin = await getOrThrow(db, id);
      if (admin.deactivatedAt)
        throw conflict(`${admin.firstName}’s account is deactivated. Reactivate it first.`);
      await throttle.take(`admin-invitation:${principal.userId}`, INVITATIONS);
      await inTransaction(db, async (db) => {
        await accounts.sendPasswordLink(db, id, { invitedBy: principal.name });
        await record(db, principal, 'admin.passwordLinkSent', admin, {});
      });
    },

    /**
     * Adds an approver: a new person, or a member of the platform's staff. Throws 404, 409 for
     * super admins, 422, and 429.
     */
    async createApprover(principal: Principal, approver: NewApprover): Promise<Admin> {
      const {
        userId,
        level = 'both',
        firstName = '',
        lastName = '',
        email = '',
        phoneNumber,
      } = approver;
      if (userId === undefined)
        return invite(principal, {
          firstName,
          lastName,
          email,
          phoneNumber,
          resources: [],
          role: 'approver',
          level,
        });
      await change(principal, userId, 'approver', async (db, before) => {
        if (before.role === 'super_admin')
          throw conflict('Super admins can already give both approvals.');
        await accounts.updatePlatformUser(db, userId, {
          role: 'approver',
          resources: [],
          approverLevel: level,
        });
        const updated = await getOrThrow(db, userId);
        await record(db, principal, 'admin.updated', updated, {
          before: auditedFields(before),
          after: { ...auditedFields(updated), level },
        });
      });
      return byId(userId);
    },

    async updateApprover(
      principal: Principal,
      id: string,
      approver: ApproverChange,
    ): Promise<Admin> {
      await change(principal, id, 'same', async (db, before) => {
        if (before.role !== 'approver') throw notFound('This approver');
        const { firstName, lastName, phoneNumber, level } = approver;
        await accounts.updatePlatformUser(db, id, {
          firstName: firstName ?? before.firstName,
          lastName: lastName ?? before.lastName,
          phoneNumber: phoneNumber === undefined ? before.phoneNumber : phoneNumber,
          approverLevel: level ?? before.approverLevel,
        });
        const updated = await getOrThrow(db, id);
        await record(db, principal, 'approver.updated', updated, {
          before: { ...auditedFields(before), level: before.approverLevel },
          after: { ...auditedFields(updated), level: updated.approverLevel },
        });
      });
      return byId(id);
    },
  };
};

export type AdminsService = ReturnType<typeof adminsService>;
