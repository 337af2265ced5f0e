import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as admins from '@market/api-client/contract/main/admins';
import * as audit from '@market/api-client/contract/main/audit';
import * as staff from '@market/api-client/contract/main/staff';
import type { Admin } from '@market/domain/accounts/admin';
import type { StaffMember } from '@market/domain/staff/staff';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const id = (n: number) => `0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c000${n}`;
const account = { status: 'active', createdAt: '2026-10-01T08:00:00.000Z' } as const;
const hauwa: Admin = {
  ...account,
  id: id(1),
  firstName: 'Hauwa',
  lastName: 'Bello',
  email: 'hauwa@example.com',
  role: 'super_admin',
  resources: [],
};
const tunde: Admin = {
  ...account,
  id: id(2),
  firstName: 'Túndé',
  lastName: 'Adéyẹmí',
  email: 'tunde@example.com',
  role: 'admin',
  roleId: 'operations',
  resources: ['orders', 'returns', 'delivery', 'partners'],
};
const ifeanyi: Admin = {
  ...account,
  id: id(3),
  firstName: 'Ifeanyi',
  lastName: 'Obi',
  email: 'ifeanyi@example.com',
  phoneNumber: '08035550123',
  role: 'approver',
  resources: [],
  level: 'first',
  approvals: { waiting: 12, thisYear: 41 },
};
const amaka: StaffMember = {
  id: id(7),
  storeId: id(8),
  storeName: 'Coal City Solar',
  firstName: 'Amaka',
  lastName: 'Obi',
  email: 'amaka@example.com',
  role: 'staff',
  roleId: 'custom',
  resources: ['orders'],
  status: 'invited',
  joinedAt: '2026-11-20T11:00:00.000Z',
};
const people = [hauwa, tunde, ifeanyi];

const server = mockServer(
  mock.ok(audit.history, [
    {
      id: id(9),
      at: '2026-10-01T08:00:00.000Z',
      actorId: id(1),
      actorName: 'Hauwa Bello',
      actorRole: 'super_admin',
      action: 'admin.created',
      subject: 'admin',
      subjectId: id(2),
      subjectName: 'Túndé Adéyẹmí',
      changes: [{ field: 'role', after: 'Admin' }],
    },
  ]),
);
beforeEach(() =>
  server.use(
    mock.ok(admins.list, ({ query }) => {
      const rows = people.filter(({ role }) =>
        query.role === 'admin' ? role.endsWith('admin') : role === query.role,
      );
      return { rows, count: rows.length };
    }),
    mock.ok(admins.counts, {
      admin: 2,
      approver: 1,
      dispatcher: 0,
      scheduler: 12,
      storeStaff: 48,
      activeSuperAdmins: 1,
    }),
    mock.ok(admins.byId, ({ params }) => people.find((each) => each.id === params.id) ?? tunde),
  ),
);
const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('super_admin', { id: hauwa.id }) });
const findDrawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the people page', () => {
  it('lists the owners and staff of all stores, who can be found by store', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(staff.list, ({ query }) => {
        onRequest(query);
        return {
          rows: [amaka],
          count: 1,
        };
      }),
    );
    const { user, router } = open('/people');
    await user.click(await screen.findByRole('tab', { name: /^Store staff ?48$/ }));
    const row = within(
      await screen.findByRole('row', { name: /Amaka Obi.*Custom.*Orders.*Never.*Invited/ }),
    );
    expect(row.getByRole('link', { name: 'Coal City Solar' })).toHaveAttribute(
      'href',
      `/merchants/${id(8)}`,
    );
    await user.type(screen.getByRole('searchbox', { name: 'Name, email or store' }), 'coal');
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith({ limit: 20, offset: 0, search: 'coal' }),
    );
    await user.click(screen.getByRole('tab', { name: /^Store approvers ?1$/ }));
    expect(await screen.findByText('Ifeanyi Obi')).toBeVisible();
    expect(router.state.location.search).toBe('?role=approver');
  });

  it('lists people by role, with a warning when few super admins remain', async () => {
    const { user } = open('/people');
    expect(
      await screen.findByRole('row', {
        name: /Hauwa Bello.*\(you\).*Super admin.*All permissions.*Never.*Active/,
      }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Túndé Adéyẹmí.*Admin.*Operations/ })).toBeVisible();
    expect(await screen.findByText(/There is only one super admin/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Store approvers ?1$/ }));
    expect(await screen.findByRole('row', { name: /Ifeanyi Obi/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Hauwa Bello/ })).not.toBeInTheDocument();
  });

  it('is hidden from admins', async () => {
    renderApp('admin', routes, '/people', { as: buildAccount('admin') });
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
  });

  it('invites a person with a set of permissions and one additional permission', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(admins.create, ({ body }) => {
        onRequest(body);
        return tunde;
      }),
    );
    const { user, router } = open('/people');
    await user.click(await screen.findByRole('link', { name: 'Add person' }));
    const form = await findDrawer('Add person');
    await user.type(form.getByLabelText('First name'), 'Zainab');
    await user.type(form.getByLabelText('Last name'), 'Sule');
    await user.type(form.getByLabelText('Email'), 'zainab@example.com');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('Choose at least one permission')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Finance' }));
    await user.click(form.getByRole('checkbox', { name: /Hubs/ }));
    const matrix = form.getByRole('table', { name: 'Permissions' });
    expect(within(matrix).getByRole('columnheader', { name: 'Zainab' })).toBeVisible();
    const payouts = within(matrix).getByRole('row', { name: /^Payouts/ });
    expect(within(payouts).getByRole('img', { name: 'Included' })).toBeVisible();
    expect(within(payouts).getByRole('checkbox')).toBeChecked();
    expect(form.getByText('The Finance set, and Hubs')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/people'));
    expect(onRequest).toHaveBeenCalledWith({
      firstName: 'Zainab',
      lastName: 'Sule',
      email: 'zainab@example.com',
      role: 'admin',
      resources: ['payouts', 'reports', 'hubs'],
    });
  });

  it('keeps the form values and shows the reason when the server refuses a change', async () => {
    server.use(
      mock.fail(admins.update, 409, {
        message: 'This is the last active super admin. Add another one first.',
      }),
    );
    const { user } = open(`/people/${hauwa.id}/edit`);
    const form = await findDrawer('Edit Hauwa Bello');
    expect(form.getByLabelText('Email')).toBeDisabled();
    await user.click(form.getByRole('radio', { name: 'Scheduler' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText(/This is the last active super admin/)).toBeVisible();
    expect(form.getByRole('radio', { name: 'Scheduler' })).toBeChecked();
  });

  it('deactivates a person with a reason', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(admins.deactivate, ({ body }) => {
        onRequest(body);
        const deactivated: Admin = {
          ...tunde,
          status: 'deactivated',
          deactivationReason: body.reason,
        };
        server.use(mock.ok(admins.byId, deactivated));
        return deactivated;
      }),
    );
    const { user } = open(`/people/${tunde.id}`);
    const drawer = await findDrawer('Túndé Adéyẹmí');
    expect(await drawer.findByRole('list', { name: 'History, newest first' })).toHaveTextContent(
      /Created an account.*Hauwa Bello.*Role.*nothing.*Admin/,
    );
    await user.click(drawer.getByRole('button', { name: 'Deactivate' }));
    const dialog = await findDrawer('Deactivate Túndé Adéyẹmí?');
    await user.type(dialog.getByLabelText('Reason'), 'Left the company');
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await drawer.findByText('Deactivated: Left the company')).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Reactivate' })).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith({ id: tunde.id, reason: 'Left the company' });
  });

  it('does not let users deactivate or delete themselves', async () => {
    open(`/people/${hauwa.id}`);
    const own = await findDrawer('Hauwa Bello');
    expect(own.getByText('You cannot deactivate or delete your own account.')).toBeVisible();
    expect(own.queryByRole('button', { name: /Deactivate|Delete/ })).not.toBeInTheDocument();
  });

  it('deletes a person after a confirmation, and closes the drawer', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(admins.remove, ({ body }) => {
        onRequest(body);
        return null;
      }),
    );
    const { user, router } = open(`/people/${tunde.id}`);
    const drawer = await findDrawer('Túndé Adéyẹmí');
    await user.click(drawer.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/people'));
    expect(onRequest).toHaveBeenCalledWith({ id: tunde.id });
  });

  it('shows a message when nobody matches, and an error when the list cannot be loaded', async () => {
    const { unmount } = open('/people?role=scheduler&search=aisha');
    expect(await screen.findByText('Nobody matches these filters')).toBeVisible();
    unmount();
    server.use(mock.fail(admins.list, 503));
    open('/people');
    expect(await screen.findByRole('alert')).toHaveTextContent(admins.list.failure);
  });
});

describe('store approvers', () => {
  it('can be moved to another level in the list, and the change is saved immediately', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(admins.updateApprover, ({ params, body }) => {
        onRequest(params.id, body);
        return { ...ifeanyi, level: body.level };
      }),
    );
    const { user } = open('/people?role=approver');
    const row = await screen.findByRole('row', { name: /^Ifeanyi Obi/ });
    expect(within(row).getByRole('cell', { name: '12' })).toBeVisible();
    expect(within(row).getByRole('cell', { name: '41' })).toBeVisible();
    await user.click(
      within(await screen.findByRole('group', { name: 'Approvals by Ifeanyi Obi' })).getByRole(
        'radio',
        { name: 'Both' },
      ),
    );
    await waitFor(() => expect(onRequest).toHaveBeenCalledWith(ifeanyi.id, { level: 'both' }));
  });

  it('can be given another name and no phone number, and keep their email address', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(admins.updateApprover, ({ params, body }) => {
        onRequest(params.id, body);
        return ifeanyi;
      }),
    );
    const { user, router } = open(`/people/${ifeanyi.id}?role=approver`);
    await user.click((await findDrawer('Ifeanyi Obi')).getByRole('link', { name: 'Edit' }));
    const form = await findDrawer('Edit Ifeanyi Obi');
    expect(form.getByLabelText('Email')).toBeDisabled();
    await user.clear(form.getByLabelText('Last name'));
    await user.type(form.getByLabelText('Last name'), 'Eze');
    await user.clear(form.getByLabelText(/^Phone number/));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith(ifeanyi.id, {
        firstName: 'Ifeanyi',
        lastName: 'Eze',
        phoneNumber: null,
        level: 'first',
      }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe(`/people/${ifeanyi.id}`));
  });

  it('can be invited, or promoted from the platform’s staff', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(admins.createApprover, ({ body }) => {
        onRequest(body);
        return ifeanyi;
      }),
    );
    const { user, router, unmount } = open('/people?role=approver');
    await user.click(await screen.findByRole('link', { name: 'Add approver' }));
    const form = await findDrawer('Add store approver');
    await user.type(form.getByLabelText('First name'), 'Musa');
    await user.type(form.getByLabelText('Last name'), 'Danladi');
    await user.type(form.getByLabelText('Email'), 'musa@example.com');
    await user.click(form.getByRole('radio', { name: 'Second' }));
    await user.click(form.getByRole('button', { name: 'Add approver' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/people',
        search: '?role=approver',
      }),
    );
    expect(onRequest).toHaveBeenLastCalledWith({
      firstName: 'Musa',
      lastName: 'Danladi',
      email: 'musa@example.com',
      level: 'second',
    });
    unmount();

    const reopened = open(`/people/${tunde.id}`);
    const drawer = await findDrawer('Túndé Adéyẹmí');
    await reopened.user.click(drawer.getByRole('button', { name: 'Make store approver' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await reopened.user.click(dialog.getByRole('button', { name: 'Make store approver' }));
    await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith({ userId: tunde.id }));
  });
});
