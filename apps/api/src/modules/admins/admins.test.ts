import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { NewAdmin } from '@market/domain/accounts/admin';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo, listMailKindsTo } from '../../test/mails-and-history';
import { assign, buy, confirmAndPack, createProduct, setStatus } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';
import { createCall } from '../../test/test-call';

const password = 'correct horse battery staple';
const tunde: NewAdmin = {
  firstName: 'Túndé',
  lastName: 'Adéyẹmí',
  email: 'tunde@test.example',
  role: 'admin',
  resources: ['orders', 'returns', 'delivery', 'partners'],
};

let market: TestMarket;
let obinna: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  obinna = await market.create.superAdmin();
});
afterAll(() => market.close());

const call = (by = obinna) => market.as(by);
const signIn = (email: string) =>
  createCall(market.app, market.config.origins.admin, {
    platformSlug: market.config.platformSlug,
  })(contract.auth.signInAdmin, { body: { email, password } });
const listHistory = (subjectId: string) => call()(contract.audit.list, { query: { subjectId } });

async function choosePassword(email: string): Promise<void> {
  const mail = await findLastMailTo(market, email);
  const token = new URL(mail?.link ?? '').pathname.split('/').at(-1) ?? '';
  await createCall(market.app, market.config.origins.admin, {
    platformSlug: market.config.platformSlug,
  })(contract.auth.resetPassword, { params: { userType: 'admin', token }, body: { password } });
}

describe('an admin', () => {
  it('is invited, signs in, is deactivated with a reason, reactivated and deleted, and every step is in the audit log', async () => {
    const admin = await call()(contract.admins.create, { body: tunde });
    expect(admin).toMatchObject({ role: 'admin', roleId: 'operations', status: 'invited' });
    await choosePassword(tunde.email);
    await expect(signIn(tunde.email)).resolves.toMatchObject({ user: { role: 'admin' } });

    const reason = 'Left the company on Friday';
    await expect(
      call()(contract.admins.deactivate, { body: { id: admin.id, reason } }),
    ).resolves.toMatchObject({ status: 'deactivated', deactivationReason: reason });
    await expect(signIn(tunde.email)).rejects.toMatchObject({ status: 403 });
    await expect(
      call()(contract.admins.deactivate, { body: { id: admin.id, reason } }),
    ).rejects.toMatchObject({ status: 409 });
    await call()(contract.admins.reactivate, { body: { id: admin.id } });
    await call()(contract.admins.sendPasswordLink, { params: { id: admin.id } });
    await expect(signIn(tunde.email)).resolves.toMatchObject({ user: { id: admin.id } });

    await call()(contract.admins.remove, { body: { id: admin.id } });
    await expect(signIn(tunde.email)).rejects.toMatchObject({ status: 401 });
    await expect(call()(contract.admins.byId, { params: { id: admin.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      call()(contract.admins.create, { body: tunde }),
      'the email can be invited again',
    ).resolves.toMatchObject({ status: 'invited' });

    const { rows } = await listHistory(admin.id);
    expect(rows.map(({ action }) => action)).toEqual([
      'admin.deleted',
      'admin.passwordLinkSent',
      'admin.reactivated',
      'admin.deactivated',
      'admin.created',
    ]);
    expect(rows[3]).toMatchObject({ reason, actorId: obinna.userId, subjectName: 'Túndé Adéyẹmí' });
  });

  it('gets no password link when the audit entry for it cannot be written', async () => {
    const admin = await market.create.account('admin');
    const refuse = sql`alter table audit_entries add constraint refused check (action <> 'admin.passwordLinkSent') not valid`;
    await market.db.execute(refuse);
    try {
      await expect(
        call()(contract.admins.sendPasswordLink, { params: { id: admin.userId } }),
      ).rejects.toMatchObject({ status: 500 });
    } finally {
      await market.db.execute(sql`alter table audit_entries drop constraint refused`);
    }
    expect(await listMailKindsTo(market, admin.email)).toEqual([]);
  });

  it('gets changed permissions from the next request on, and the audit log shows what changed', async () => {
    const admin = await market.create.account('admin', { resources: ['orders'] });
    await expect(market.as(admin)(contract.payouts.list)).rejects.toMatchObject({ status: 403 });
    const changed = await call()(contract.admins.update, {
      params: { id: admin.userId },
      body: {
        firstName: admin.firstName,
        lastName: admin.lastName,
        phoneNumber: '08031234567',
        role: 'admin',
        resources: ['payouts', 'reports'],
      },
    });
    expect(changed).toMatchObject({ roleId: 'finance', resources: ['payouts', 'reports'] });
    await expect(market.as(admin)(contract.payouts.list)).resolves.toMatchObject({ count: 0 });
    expect((await listHistory(admin.userId)).rows).toMatchObject([
      { changes: [{ field: 'resources', before: 'orders', after: 'payouts, reports' }] },
    ]);
  });

  it('needs at least one permission, and an email address that no account uses', async () => {
    await expect(
      call()(contract.admins.create, {
        body: { ...tunde, email: 'new@test.example', resources: [] },
      }),
    ).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'resources', message: 'Choose at least one permission' }],
    });
    await expect(
      call()(contract.admins.create, { body: { ...tunde, email: obinna.email } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'email' }] });
  });

  it('is found by name, email, role, status and permission', async () => {
    const scheduler = await market.create.account('scheduler', { firstName: 'Aisha' });
    const found = (query: object) =>
      call()(contract.admins.list, { query }).then(({ rows }) => rows.map(({ id }) => id));
    await expect(found({ search: 'aisha' })).resolves.toEqual([scheduler.userId]);
    await expect(found({ role: 'scheduler' })).resolves.toEqual([scheduler.userId]);
    await expect(found({ role: 'scheduler', status: 'active' })).resolves.toEqual([
      scheduler.userId,
    ]);
    await expect(found({ role: 'scheduler', status: 'deactivated' })).resolves.toEqual([]);
    expect(await found({ role: 'super_admin' })).not.toContain(scheduler.userId);
    const withPayouts = await found({ resource: 'payouts', limit: 100 });
    expect(withPayouts).toContain(obinna.userId);
    expect(withPayouts).not.toContain(scheduler.userId);
  });
});

describe('a super admin', () => {
  it('cannot deactivate, delete or demote themselves', async () => {
    await market.create.superAdmin();
    const id = obinna.userId;
    await expect(
      call()(contract.admins.deactivate, { body: { id, reason: 'Testing' } }),
    ).rejects.toMatchObject({ status: 409 });
    await expect(call()(contract.admins.remove, { body: { id } })).rejects.toMatchObject({
      status: 409,
    });
    await expect(
      call()(contract.admins.update, {
        params: { id },
        body: { firstName: 'Obinna', lastName: 'Okafor', role: 'scheduler', resources: [] },
      }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('sees the roles and permissions of the platform, while a merchant sees those of stores', async () => {
    const merchant = await market.create.merchant();
    const [platform, store] = await Promise.all(
      [obinna, merchant].map((each) => market.as(each)(contract.staff.roles)),
    );
    expect(platform?.map(({ id }) => id)).toEqual([
      'operations',
      'catalogue',
      'merchants',
      'finance',
    ]);
    expect(store?.map(({ id }) => id)).toContain('fulfilment');
    expect((await call()(contract.staff.resources)).map(({ id }) => id)).toContain('curation');
  });
});

describe('an approver', () => {
  it('can be a new person or a member of the platform’s staff, and can be given another level, name and phone number', async () => {
    const created = await call()(contract.admins.createApprover, {
      body: {
        firstName: 'Kemi',
        lastName: 'Adebayo',
        email: 'kemi@test.example',
        level: 'first',
      },
    });
    expect(created).toMatchObject({ role: 'approver', level: 'first', status: 'invited' });
    const dispatcher = await market.create.account('dispatcher');
    await expect(
      call()(contract.admins.createApprover, { body: { userId: dispatcher.userId } }),
    ).resolves.toMatchObject({ id: dispatcher.userId, role: 'approver', level: 'both' });
    await expect(
      call()(contract.admins.updateApprover, {
        params: { id: created.id },
        body: { level: 'second' },
      }),
    ).resolves.toMatchObject({ firstName: 'Kemi', level: 'second' });
    const renamed = { firstName: 'Oluwakemi', lastName: 'Ojo', phoneNumber: '08035550123' };
    await expect(
      call()(contract.admins.updateApprover, { params: { id: created.id }, body: renamed }),
    ).resolves.toMatchObject({ ...renamed, level: 'second' });
    const cleared = await call()(contract.admins.updateApprover, {
      params: { id: created.id },
      body: { phoneNumber: null },
    });
    expect(cleared).toMatchObject({ firstName: 'Oluwakemi', level: 'second' });
    expect(cleared).not.toHaveProperty('phoneNumber');
    await expect(
      call()(contract.admins.updateApprover, { params: { id: created.id }, body: {} }),
    ).rejects.toMatchObject({ status: 422 });
    const [, change] = (await call()(contract.audit.list, { query: { subjectId: created.id } }))
      .rows;
    expect(change).toMatchObject({
      action: 'approver.updated',
      changes: expect.arrayContaining([
        { field: 'firstName', before: 'Kemi', after: 'Oluwakemi' },
        { field: 'phoneNumber', after: '08035550123' },
      ]),
    });
    expect(change?.changes).toHaveLength(3);
    await expect(
      call()(contract.admins.updateApprover, {
        params: { id: obinna.userId },
        body: { level: 'first' },
      }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      call()(contract.admins.createApprover, { body: { level: 'both' } }),
    ).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'firstName' }, { field: 'lastName' }, { field: 'email' }],
    });
  });
});

describe('the audit log', () => {
  it('cannot be changed or emptied, even by SQL', async () => {
    for (const statement of [
      sql`update audit_entries set actor_name = 'Nobody'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ])
      await expect(market.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('never changed or deleted') },
      });
  });

  it('shows the history of a record to those who may open the record', async () => {
    const { storeId } = await market.create.merchant({ status: 'pending' });
    await call()(contract.storeApprovals.decide, {
      params: { id: storeId },
      body: { approved: false, reviewNote: 'A document cannot be read' },
    });
    const read = (by: TestAccount) =>
      market.as(by)(contract.audit.history, { query: { subject: 'store', subjectId: storeId } });
    const withStores = await market.create.admin({ resources: ['stores'] });
    await expect(read(withStores)).resolves.toMatchObject([{ action: 'store.sentBack' }]);
    await expect(read(await market.create.admin({ resources: ['orders'] }))).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      market.as(withStores)(contract.audit.history, {
        query: { subject: 'admin', subjectId: obinna.userId },
      }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('records store decisions, and exports the filtered entries as CSV', async () => {
    const { storeId } = await market.create.merchant({
      status: 'pending',
      storeName: 'Solar, "A"',
    });
    const reviewNote = '=The certificate has expired';
    await call()(contract.storeApprovals.decide, {
      params: { id: storeId },
      body: { approved: false, reviewNote },
    });
    expect((await listHistory(storeId)).rows).toMatchObject([
      {
        action: 'store.sentBack',
        changes: [{ field: 'status', before: 'pending', after: 'rejected' }],
        reason: reviewNote,
      },
    ]);
    const { url } = await call()(contract.audit.exportLink, { query: { subjectId: storeId } });
    const { body } = await market.app.inject({
      url,
      headers: { host: new URL(market.config.origins.admin).host },
    });
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"Solar, ""A"""');
    expect(lines[1], 'no formula').toContain(`"'${reviewNote}"`);
  });
});

describe('a dispatcher who loses the role', () => {
  it('has the orders that are not picked up unassigned, and keeps the role while carrying parcels', async () => {
    const scheduler = await market.create.scheduler();
    const merchant = await market.create.merchant();
    const product = await createProduct(market, merchant, { stock: 3 });
    const packOrder = async () => {
      const { orders } = await buy(market, await market.create.customer(), [product]);
      const orderId = orders[0]?.id ?? '';
      await confirmAndPack(market, merchant, orderId);
      return orderId;
    };
    const assigneeOf = async (id: string) =>
      (await market.as(scheduler)(contract.adminOrders.byId, { params: { id } })).dispatcherId;

    const leaver = await market.create.dispatcher();
    const waiting = await packOrder();
    await assign(market, scheduler, waiting, leaver);
    await call()(contract.admins.deactivate, {
      body: { id: leaver.userId, reason: 'Moved to another city' },
    });
    await expect(
      market.as(scheduler)(contract.adminOrders.byId, { params: { id: waiting } }),
    ).resolves.toMatchObject({ orderStatus: 'ready_for_pickup', assignedToDispatcher: false });

    const rider = await market.create.dispatcher();
    const carried = await packOrder();
    await assign(market, scheduler, carried, rider);
    await market.as(rider)(contract.orders.update, {
      params: { id: carried },
      body: { accepted: true },
    });
    await setStatus(market, rider, carried, 'picked_up');
    for (const attempt of [
      call()(contract.admins.remove, { body: { id: rider.userId } }),
      call()(contract.admins.createApprover, { body: { userId: rider.userId } }),
    ])
      await expect(attempt).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('1 parcel on the way'),
      });
    expect(await assigneeOf(carried)).toBe(rider.userId);
  });
});

describe('the counts of people', () => {
  it('equal the lists of the tabs, before and after a deactivation and a deletion', async () => {
    const [leaving, gone] = await Promise.all([
      market.create.account('approver'),
      market.create.account('scheduler'),
    ]);
    const countLists = async () => {
      const roles = ['admin', 'approver', 'dispatcher', 'scheduler'] as const;
      const totals = await Promise.all(
        roles.map(async (role) => {
          const { count } = await call()(contract.admins.list, { query: { role } });
          return [role, count] as const;
        }),
      );
      const { count: storeStaff } = await call()(contract.staff.list, {});
      const { count: activeSuperAdmins } = await call()(contract.admins.list, {
        query: { role: 'super_admin', status: 'active' },
      });
      return { ...Object.fromEntries(totals), storeStaff, activeSuperAdmins };
    };
    const before = await call()(contract.admins.counts, {});
    expect(before).toEqual(await countLists());
    expect(before.activeSuperAdmins).toBeGreaterThan(0);
    const reason = 'Left the company on Friday';
    await call()(contract.admins.deactivate, { body: { id: leaving.userId, reason } });
    await call()(contract.admins.remove, { body: { id: gone.userId } });
    const after = await call()(contract.admins.counts, {});
    expect(after).toEqual({ ...before, scheduler: before.scheduler - 1 });
    expect(after).toEqual(await countLists());
  });
});
