import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as staff from '@market/api-client/contract/main/staff';
import type { StaffMember } from '@market/domain/staff/staff';
import { staffRoles, storeResources, storeResourceTexts } from '@market/domain/staff/staff-roles';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const owner = buildAccount('merchant');
const storeFields = {
  storeId: 'store',
  storeName: 'Helios Yard',
  joinedAt: '2026-10-01T08:00:00.000Z',
};
const storeOwner: StaffMember = {
  ...storeFields,
  id: owner.id,
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: owner.email,
  role: 'merchant',
  resources: [...storeResources],
  status: 'active',
  lastLogin: '2026-11-20T08:00:00.000Z',
};
const ayo: StaffMember = {
  ...storeFields,
  id: 'ayo',
  firstName: 'Ayọ̀délé',
  lastName: 'Bámidélé',
  email: 'ayo@example.com',
  role: 'staff',
  roleId: 'fulfilment',
  resources: ['orders', 'returns'],
  status: 'active',
};
const kemi: StaffMember = {
  ...storeFields,
  id: 'kemi',
  firstName: 'Kemi',
  lastName: 'Ojo',
  email: 'kemi@example.com',
  role: 'staff',
  roleId: 'custom',
  resources: ['payouts'],
  status: 'invited',
};

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(staff.list, { rows: [storeOwner, ayo, kemi], count: 3 }),
  mock.ok(staff.byId, ({ params }) => ({ boss: storeOwner, ayo, kemi })[params.id] ?? storeOwner),
  mock.ok(
    staff.resources,
    storeResources.map((id) => ({ id, ...storeResourceTexts[id] })),
  ),
  mock.ok(
    staff.roles,
    staffRoles.map(({ resources, ...role }) => ({ ...role, resources: [...resources] })),
  ),
);
const open = (address: string, as = owner) => renderApp('merchant', routes, address, { as });

async function fillIn(user: ReturnType<typeof open>['user']) {
  const form = within(await screen.findByRole('dialog', { name: 'Invite staff' }));
  await user.type(form.getByLabelText('First name'), 'Bisi');
  await user.type(form.getByLabelText('Last name'), 'Ade');
  await user.type(form.getByLabelText('Email'), 'bisi@example.com');
  return form;
}

describe('the staff page', () => {
  it('invites staff with a role and one changed permission', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(staff.create, ({ body }) => {
        sent(body);
        const bisi: StaffMember = {
          ...storeFields,
          ...body,
          id: 'bisi',
          role: 'staff',
          roleId: 'custom',
          status: 'invited',
        };
        server.use(mock.ok(staff.list, { rows: [storeOwner, bisi], count: 2 }));
        return bisi;
      }),
    );
    const { user } = open('/staff');
    await user.click(await screen.findByRole('link', { name: 'Invite staff' }));
    const form = await fillIn(user);
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('Choose at least one permission')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();

    await user.click(form.getByRole('radio', { name: /Catalogue/ }));
    expect(form.getByRole('checkbox', { name: /Products/ })).toBeChecked();
    await user.click(form.getByRole('checkbox', { name: /Coupons/ }));
    expect(form.getByRole('radio', { name: /Catalogue/ })).not.toBeChecked();
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Bisi Ade')).toBeVisible();
    expect(screen.getByText('Invited')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      firstName: 'Bisi',
      lastName: 'Ade',
      email: 'bisi@example.com',
      resources: ['products'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows the first validation message or the server’s message, and keeps the form values', async () => {
    server.use(
      mock.fail(staff.create, 422, {
        message: 'Validation failed',
        errors: [
          { field: 'email', message: 'This address already has an account' },
          { field: 'resources', message: 'Choose others' },
        ],
      }),
    );
    const { user } = open('/staff/new');
    const form = await fillIn(user);
    await user.click(form.getByRole('radio', { name: /Support/ }));
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('This address already has an account')).toBeVisible();
    expect(form.getByLabelText('Email')).toHaveFocus();
    expect(form.getByLabelText('Email')).toHaveValue('bisi@example.com');

    server.use(
      mock.fail(staff.create, 422, {
        message: 'Validation failed',
        errors: [{ field: 'storeId', message: 'Your store is closed' }],
      }),
    );
    await user.type(form.getByLabelText('Email'), '.ng');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('Your store is closed')).toBeVisible();

    server.use(mock.fail(staff.create, 429, { message: 'Too many invitations' }));
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('Too many invitations')).toBeVisible();
  });

  it('changes permissions, and shows “Something went wrong” on failure', async () => {
    const sent = vi.fn();
    server.use(mock.fail(staff.update, 500));
    const { user } = open('/staff');
    await user.click(await screen.findByRole('link', { name: 'Ayọ̀délé Bámidélé' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Ayọ̀délé Bámidélé' }));
    expect(form.getByRole('radio', { name: /Fulfilment/ })).toBeChecked();
    expect(form.getByLabelText('Email')).toBeDisabled();
    await user.click(form.getByRole('checkbox', { name: /Reports/ }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('Something went wrong')).toBeVisible();

    server.use(
      mock.ok(staff.update, ({ params, body }) => {
        sent(params.id, body);
        return { ...ayo, ...body };
      }),
    );
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith('ayo', {
      firstName: ayo.firstName,
      lastName: ayo.lastName,
      resources: ['orders', 'returns', 'reports'],
    });
  });

  it('removes staff after a confirmation, and resends an invitation', async () => {
    const invited = vi.fn();
    server.use(
      mock.ok(staff.invite, ({ params }) => {
        invited(params.id);
        return null;
      }),
      mock.ok(staff.remove, () => {
        server.use(mock.ok(staff.list, { rows: [storeOwner, kemi], count: 2 }));
        return null;
      }),
    );
    const { user } = open('/staff');
    await user.click(await screen.findByRole('button', { name: 'Actions for Kemi Ojo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Resend invitation' }));
    await waitFor(() => expect(invited).toHaveBeenCalledWith('kemi'));

    await user.click(screen.getByRole('button', { name: 'Actions for Ayọ̀délé Bámidélé' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(await screen.findByText(/signed out immediately/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove from store' }));
    await waitFor(() => expect(screen.queryByText('Ayọ̀délé Bámidélé')).not.toBeInTheDocument());
  });
});

describe('the staff page with limited permissions', () => {
  const helper = buildAccount('staff', { id: 'ayo', resources: ['staff', 'orders', 'returns'] });

  it('offers no actions for the owner, for the user’s own account, and for staff with more permissions', async () => {
    open('/staff', helper);
    expect(await screen.findByText('(you)')).toBeVisible();
    expect(screen.getByText('Kemi Ojo')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Kemi Ojo' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
  });

  it('offers only permissions that the user has', async () => {
    open('/staff/new', helper);
    const form = within(await screen.findByRole('dialog', { name: 'Invite staff' }));
    expect(form.getByRole('checkbox', { name: /Orders/ })).toBeEnabled();
    expect(form.getByRole('checkbox', { name: /Payouts/ })).toBeDisabled();
    expect(form.getByRole('radio', { name: /Fulfilment/ })).toBeEnabled();
    expect(form.getByRole('radio', { name: /Finance/ })).toBeDisabled();
  });

  it('denies access to staff without the permission, whose sidebar does not link to the page', async () => {
    open('/staff', buildAccount('staff', { resources: ['orders'] }));
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: /Orders/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
  });
});

describe('the staff list', () => {
  it('shows a no-match state with a button that clears the search', async () => {
    server.use(
      mock.ok(staff.list, ({ query }) =>
        query.search === undefined ? { rows: [storeOwner, ayo], count: 2 } : { rows: [], count: 0 },
      ),
    );
    const { user } = open('/staff?search=zzz');
    await user.click(await screen.findByRole('button', { name: 'Show all staff' }));
    expect(await screen.findByText('Orders, Returns')).toBeVisible();
  });

  it('shows an error state with a retry button', async () => {
    server.use(mock.fail(staff.list, 503));
    const { user } = open('/staff');
    expect(await screen.findByRole('alert')).toHaveTextContent(staff.list.failure);
    server.use(mock.ok(staff.list, { rows: [storeOwner], count: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All permissions')).toBeVisible();
  });
});
