import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../routes';

const first = buildOrderSummary({ orderName: 'VM-204918' });
const second = buildOrderSummary({ orderName: 'VM-204911' });
mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(merchantOrders.list, { rows: [first, second], count: 2, statusCounts: { pending: 2 } }),
  mock.ok(merchantOrders.newest, { ids: [], toConfirm: 0 }),
  mock.pending(merchantOrders.byId),
  mock.pending(merchantOrders.address),
);

const open = async (address: string, as = buildAccount('merchant')) => {
  const view = renderApp('merchant', routes, address, { as });
  await screen.findByRole('button', { name: 'Keyboard shortcuts' });
  return view;
};
const link = (name: string) => screen.findByRole('link', { name });

it('keyboard shortcuts move through a list, select rows and open them', async () => {
  const { user, router } = await open('/orders');
  await link('VM-204918');
  await user.keyboard('j');
  expect(await link('VM-204918')).toHaveFocus();
  await user.keyboard('jx');
  expect(await link('VM-204911')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Select VM-204911' })).toBeChecked();
  await user.keyboard('k');
  expect(await link('VM-204918')).toHaveFocus();
  await user.keyboard('c');
  expect(await screen.findByRole('checkbox', { name: 'Customer' })).toBeChecked();
  await user.keyboard('{Escape}k{Enter}');
  expect(router.state.navigation.location?.pathname).toBe(`/orders/${first.id}`);
});

it('the slash key focuses the search field of the page, and shortcuts are off while the user types', async () => {
  const { user, router } = await open('/orders');
  await link('VM-204918');
  await user.keyboard('/gpj?');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('gpj?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/orders');
});

it('the shortcut list shows the shortcuts of the current page, and only the pages that the user may open', async () => {
  const { user, router } = await open(
    '/account',
    buildAccount('staff', { resources: ['orders', 'theme'] }),
  );
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const shown = () =>
    within(dialog)
      .getAllByRole('region')
      .map((group) => [
        group.getAttribute('aria-label'),
        ...within(group)
          .getAllByRole('term')
          .map((term) => term.textContent),
      ]);
  expect(shown()).toEqual([
    ['Everywhere', 'Search or jump to', 'Keyboard shortcuts', 'Close'],
    ['Go to', 'Dashboard', 'Orders'],
  ]);
  await user.keyboard('go');
  expect(router.state.location.pathname).toBe('/account');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.keyboard('gp');
  expect(router.state.location.pathname).toBe('/account');
  await user.keyboard('go');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: 'Search or jump to' })).toBeVisible();
});
