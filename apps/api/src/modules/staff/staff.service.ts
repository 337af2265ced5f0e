import { fullName } from '@market/domain/accounts/person-name';
import { hasResource, type Resource } from '@market/domain/accounts/roles';
import type { AuditAction } from '@market/domain/audit/audit';
import type { Page } from '@market/domain/paging';
import type {
  NewStaff,
  StaffChange,
  StaffListQuery,
  StaffMember,
} from '@market/domain/staff/staff';
import {
  findStaffRole,
  storeResources,
  listStoreResources,
  storeResourceTexts,
  type StoreResource,
} from '@market/domain/staff/staff-roles';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requireStore } from '../../platform/scope';
import { hours } from '../../platform/clock';
import type { AccountsService, ThrottleService } from '../accounts';
import type { AuditService } from '../audit';
import {
  findStaff,
  listStaff,
  lockStaff,
  type StaffRow,
  type StaffScope,
} from './staff.repository';

/** Limits invitations, because each one sends an email to an address that the inviter chooses. */
const INVITATIONS = { tries: 20, window: hours(1) };

interface Deps {
  readonly db: Db;
  readonly accounts: Pick<
    AccountsService,
    'createInvited' | 'inviteAgain' | 'updateStaff' | 'deleteUser'
  >;
  readonly audit: Pick<AuditService, 'recordOfStaff'>;
  readonly throttle: Pick<ThrottleService, 'take'>;
}

const toScope = (principal: Principal): StaffScope =>
  principal.role === 'super_admin' ? 'every store' : requireStore(principal);

const listLackingResources = (
  { role, resources }: Principal,
  wanted: readonly Resource[],
): Resource[] => wanted.filter((resource) => !hasResource(role, resources, resource));

function assertGrantable(principal: Principal, resources: readonly StoreResource[]): void {
  const [first] = listLackingResources(principal, resources);
  const text = storeResources.find((resource) => resource === first);
  if (text !== undefined)
    throw invalid(
      'resources',
      `You can only grant access that you have yourself. You do not have access to “${storeResourceTexts[text].name}”.`,
    );
}

function assertCanManage(principal: Principal, { user }: StaffRow): void {
  if (user.role === 'merchant')
    throw conflict('The owner has full access and cannot be changed or removed here.');
  if (user.id === principal.userId)
    throw conflict('You cannot change your own permissions or remove yourself. Ask the owner.');
  if (listLackingResources(principal, user.resources).length > 0)
    throw forbidden(`${user.firstName} has permissions that you do not have. Ask the owner.`);
}

export const staffService = ({ db, accounts, audit, throttle }: Deps) => {
  const findMember = async (scope: StaffScope, id: string): Promise<StaffRow> => {
    const row = await findStaff(db, scope, id);
    if (!row) throw notFound('This member of staff');
    return row;
  };

  /** Records what the platform changes. What a store changes itself is not recorded. */
  const record = (
    db: Db,
    principal: Principal,
    action: AuditAction,
    { user, storeName }: StaffRow,
    { before, after }: { before?: AuditedStaff; after?: AuditedStaff },
  ) =>
    audit.recordOfStaff(db, principal, {
      action,
      subject: 'store',
      subjectId: user.storeId ?? '',
      subjectName: storeName,
      before: before && {
        ...toAuditedFields(before),
        // The name is always recorded, because it says whose access has changed.
        ...(after && fullName(after) === fullName(before) && { staffMember: undefined }),
      },
      after: after && toAuditedFields(after),
    });

  const change = (
    principal: Principal,
    id: string,
    work: (db: Db, row: StaffRow) => Promise<unknown>,
  ): Promise<void> =>
    inTransaction(db, async (db) => {
      const row = await lockStaff(db, toScope(principal), id);
      if (!row) throw notFound('This member of staff');
      assertCanManage(principal, row);
      await work(db, row);
    });

  const takeInvitation = (storeId: string) =>
    throttle.take(`staff-invitation:${storeId}`, INVITATIONS);

  return {
    async list(principal: Principal, query: StaffListQuery): Promise<Page<StaffMember>> {
      const { rows, count } = await listStaff(db, toScope(principal), query);
      return { rows: rows.map(toMember), count };
    },

    byId: async (principal: Principal, id: string): Promise<StaffMember> =>
      toMember(await findMember(toScope(principal), id)),

    async create(principal: Principal, { resources, ...person }: NewStaff): Promise<StaffMember> {
      const { storeId } = requireStore(principal);
      assertGrantable(principal, resources);
      const { storeName } = await findMember({ storeId }, principal.userId);
      await takeInvitation(storeId);
      const id = await accounts.createInvited(
        { ...person, role: 'staff', storeId, resources: listStoreResources(resources) },
        { employer: storeName, invitedBy: principal.name },
      );
      if (id === undefined)
        throw invalid(
          'email',
          'This email address already has an account in the merchant console. Use another one.',
        );
      return toMember(await findMember({ storeId }, id));
    },

    /** The change takes effect at the person's next request. */
    async update(principal: Principal, id: string, staff: StaffChange): Promise<StaffMember> {
      assertGrantable(principal, staff.resources);
      await change(principal, id, async (db, before) => {
        await accounts.updateStaff(db, id, {
          ...staff,
          resources: listStoreResources(staff.resources),
        });
        await record(db, principal, 'staff.updated', before, {
          before: before.user,
          after: staff,
        });
      });
      return toMember(await findMember(toScope(principal), id));
    },

    remove: (principal: Principal, id: string): Promise<void> =>
      change(principal, id, async (db, row) => {
        await accounts.deleteUser(db, id);
        await record(db, principal, 'staff.removed', row, { before: row.user });
      }),

    async invite(principal: Principal, id: string): Promise<void> {
      const row = await findMember(toScope(principal), id);
      const { user, storeName } = row;
      await takeInvitation(user.storeId ?? id);
      await inTransaction(db, async (db) => {
        const invitation = { employer: storeName, invitedBy: principal.name };
        if (!(await accounts.inviteAgain(db, id, invitation)))
          throw conflict(`${user.firstName} has already accepted the invitation.`);
        await record(db, principal, 'staff.invited', row, { after: user });
      });
    },
  };
};

export type StaffService = ReturnType<typeof staffService>;

interface AuditedStaff extends Pick<StaffRow['user'], 'firstName' | 'lastName' | 'resources'> {
  readonly phoneNumber?: string | null | undefined;
}

const toAuditedFields = ({ phoneNumber, resources, ...name }: AuditedStaff) => ({
  staffMember: fullName(name),
  phoneNumber,
  permissions: listStoreResources(resources).map((resource) => storeResourceTexts[resource].name),
});

function toMember({ user, storeName }: StaffRow): StaffMember {
  const owns = user.role === 'merchant';
  return {
    id: user.id,
    storeId: user.storeId ?? '',
    storeName,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber ?? undefined,
    role: owns ? 'merchant' : 'staff',
    roleId: owns ? undefined : findStaffRole(user.resources),
    resources: owns ? [...storeResources] : listStoreResources(user.resources),
    status: user.confirmedAt === null ? 'invited' : 'active',
    joinedAt: user.createdAt.toISOString(),
    lastLogin: user.lastLoginAt?.toISOString(),
  };
}
