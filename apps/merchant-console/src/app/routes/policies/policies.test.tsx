import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as policies from '@market/api-client/contract/main/policies';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildPolicy } from '@market/testing/factories/store-page';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const returns = buildPolicy();
const merchant = buildAccount('merchant');
const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(policies.list, { rows: [returns], count: 1 }),
);
const open = (address: string) => renderApp('merchant', routes, address, { as: merchant });

describe('the policies page', () => {
  it('adds a policy of a new kind after a preview', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(policies.list, ({ params }) => {
        expect(params.id).toBe(merchant.storeId);
        return { rows: [returns], count: 1 };
      }),
      mock.ok(policies.add, ({ body }) => {
        sent(body);
        server.use(mock.ok(policies.list, { rows: [returns, buildPolicy(body)], count: 2 }));
        return buildPolicy(body);
      }),
    );
    const { user } = open('/policies');
    await user.click(await screen.findByRole('link', { name: 'Add policy' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add policy' }));
    expect(screen.queryByRole('option', { name: 'Returns' })).not.toBeInTheDocument();
    await user.selectOptions(form.getByLabelText('Type'), 'Warranty');
    await user.type(form.getByLabelText('Title'), 'Two years of warranty');
    await user.click(form.getByRole('radio', { name: 'Preview' }));
    await user.click(form.getByRole('button', { name: 'Add policy' }));
    expect(await form.findByText('Enter the policy')).toBeVisible();

    await user.type(
      form.getByLabelText('Policy'),
      'We repair it.{Enter}{Enter}- Free{Enter}- At your door',
    );
    await user.click(form.getByRole('radio', { name: 'Preview' }));
    expect(
      within(form.getByRole('region', { name: 'Preview' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Free', 'At your door']);
    await user.click(form.getByRole('button', { name: 'Add policy' }));
    expect(await screen.findByRole('link', { name: 'Two years of warranty' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith({
      kind: 'warranty',
      title: 'Two years of warranty',
      text: 'We repair it.\n\n- Free\n- At your door',
    });
  });

  it('shows server errors on their fields and keeps the form values', async () => {
    server.use(
      mock.fail(policies.update, 422, {
        errors: [{ field: 'title', message: 'Say it another way' }],
      }),
    );
    const { user } = open(`/policies/${returns.id}`);
    const form = within(await screen.findByRole('dialog', { name: 'Edit policy' }));
    await user.type(form.getByLabelText('Title'), ' here');
    await user.click(form.getByRole('button', { name: 'Save policy' }));
    expect(await form.findByText('Say it another way')).toBeVisible();
    expect(form.getByLabelText('Title')).toHaveValue(`${returns.title} here`);
  });

  it('shows a new store an empty state with one link to add a policy', async () => {
    server.use(mock.ok(policies.list, { rows: [], count: 0 }));
    open('/policies');
    expect(await screen.findByText('No policies yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add policy' })).toHaveLength(1);
  });

  it('asks before it removes a policy', async () => {
    const removed = vi.fn();
    server.use(
      mock.ok(policies.remove, ({ params }) => {
        removed(params.id);
        server.use(mock.ok(policies.list, { rows: [], count: 0 }));
        return null;
      }),
    );
    const { user } = open('/policies');
    await user.click(await screen.findByRole('button', { name: `Actions for ${returns.title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(removed).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Remove policy' }));
    expect(await screen.findByText('No policies yet')).toBeVisible();
    expect(removed).toHaveBeenCalledWith(returns.id);
  });

  it('keeps the dialog open and shows why the policy could not be removed', async () => {
    server.use(mock.fail(policies.remove, 500));
    const { user } = open('/policies');
    await user.click(await screen.findByRole('button', { name: `Actions for ${returns.title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove policy' }));
    expect(await question.findByRole('alert')).toHaveTextContent(policies.remove.failure);
    expect(screen.getAllByText(policies.remove.failure)).toHaveLength(1);
  });

  it('shows an error state with a retry button', async () => {
    server.use(mock.fail(policies.list, 404));
    const { user } = open('/policies');
    expect(await screen.findByText('Could not get policies. Try again later.')).toBeVisible();
    server.use(mock.ok(policies.list, { rows: [returns], count: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: returns.title })).toBeVisible();
  });

  it('denies access to staff without the permission', async () => {
    renderApp('merchant', routes, '/policies', {
      as: buildAccount('staff', { resources: ['orders'] }),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Policies' })).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
