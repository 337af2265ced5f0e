import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as categories from '@market/api-client/contract/main/categories';
import * as featured from '@market/api-client/contract/main/featured';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import * as products from '@market/api-client/contract/main/products';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { buildProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../routes';

const noOrders = { rows: [], count: 0, statusCounts: {} };
const noProducts = { rows: [], count: 0 };
const names = ['Prosper Ade', 'Prosper Ade', 'Ngozi Eze'];
const found = names.map((customerName, index) =>
  buildOrderSummary({ orderName: `VM-20491${index}`, customerName }),
);
const product = buildProduct({ name: 'Axora Pro inverter' });

const server = mockServer(
  mock.ok(merchantOrders.list, noOrders),
  mock.ok(merchantOrders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(orders.search, noOrders),
  mock.ok(products.list, noProducts),
);

const open = (as = buildAccount('merchant')) => renderApp('merchant', routes, '/account', { as });
const box = (name = 'Search orders, products and pages') => screen.findByRole('combobox', { name });
const results = () => within(screen.getByRole('listbox', { name: 'Search results' }));
const answerAll = (asked = vi.fn<(search: string | undefined) => void>()) => {
  server.use(
    mock.ok(orders.search, ({ query }) => {
      asked(query.search);
      return { rows: found, count: found.length, statusCounts: {} };
    }),
    mock.ok(products.list, { rows: [product], count: 1 }),
  );
  return asked;
};

it('groups results by relevance, and searches after a pause in typing', async () => {
  const asked = answerAll();
  const { user } = open();
  await user.type(await box(), 'p');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(await box(), 'ro');
  await screen.findByRole('option', { name: /Axora Pro/ });
  await screen.findByRole('option', { name: /VM-204912/ });
  expect(
    results()
      .getAllByRole('presentation')
      .map((title) => title.textContent)
      .filter(Boolean),
  ).toEqual(['Customers', 'Pages', 'Products', 'Orders']);
  expect(results().getByRole('option', { name: /^Prosper Ade/ })).toHaveAttribute(
    'href',
    '/orders?search=Prosper+Ade',
  );
  expect(results().getByRole('option', { name: /^Products/ })).toHaveAttribute('href', '/products');
  expect(results().getByRole('option', { name: /Axora Pro/ })).toHaveAttribute(
    'href',
    `/products/${product.id}`,
  );
  expect(results().getByRole('option', { name: /VM-204910/ })).toHaveAttribute(
    'href',
    `/orders/${found[0]?.id}`,
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith('pro');
});

it('shows at most five results per group', async () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    buildOrderSummary({ orderName: `VM-30000${index}` }),
  );
  server.use(mock.ok(orders.search, { rows: many, count: 8, statusCounts: {} }));
  const { user } = open();
  await user.type(await box(), 'vm-3');
  await screen.findByRole('option', { name: /VM-300000/ });
  expect(
    within(results().getByRole('group', { name: 'Orders' })).getAllByRole('option'),
  ).toHaveLength(5);
});

it('supports the arrow keys, Home, End, Enter and Escape', async () => {
  answerAll();
  const { user, router } = open();
  const input = await box();
  await user.keyboard('/');
  expect(input).toHaveFocus();
  await user.keyboard('pro');
  await screen.findByRole('option', { name: /VM-204910/ });
  const active = () => results().getByRole('option', { selected: true });
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Prosper Ade');
  expect(input).toHaveAttribute('aria-activedescendant', active().id);
  await user.keyboard('{End}');
  expect(active()).toHaveTextContent('Search orders for “pro”');
  await user.keyboard('{Home}{ArrowDown}');
  expect(active()).toHaveTextContent('Products');
  await user.keyboard('{Escape}');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).toHaveValue('pro');
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: /VM-204910/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/orders?search=Prosper+Ade',
    ),
  );
});

it('opens the matching orders on Enter without a selected result', async () => {
  const { user, router } = open();
  await user.type(await box(), ' okafor {Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/orders?search=okafor',
    ),
  );
});

it('shows a no-results message with a link to search the orders', async () => {
  const { user } = open();
  await user.type(await box(), 'zzz');
  expect(
    await screen.findByText('Nothing found for “zzz”', { selector: 'p:not([role])' }),
  ).toBeVisible();
  expect(
    results()
      .getAllByRole('option')
      .map((option) => option.getAttribute('href')),
  ).toEqual(['/orders?search=zzz']);
});

it('shows pages while requests are in flight, and offers to retry failed ones', async () => {
  server.use(mock.pending(orders.search), mock.pending(products.list));
  const first = open();
  await first.user.type(await box(), 'pro');
  expect(await screen.findByRole('option', { name: /^Products/ })).toBeVisible();
  expect(screen.getByText('Searching…')).toBeInTheDocument();
  first.unmount();

  answerAll();
  server.use(mock.fail(orders.search, 503));
  const { user } = open();
  await user.type(await box(), 'pro');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not search orders.');
  expect(results().getByRole('option', { name: /Axora Pro/ })).toBeVisible();
  answerAll();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /VM-204910/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// The mock server fails the test on unexpected requests.
it('searches only resources that staff have access to', async () => {
  const asked = vi.fn();
  server.use(
    mock.ok(orders.search, () => {
      asked();
      return noOrders;
    }),
    mock.ok(products.list, { rows: [product], count: 1 }),
    mock.pending(products.counts),
    mock.pending(featured.list),
    mock.pending(categories.list),
  );
  const { user, router } = open(buildAccount('staff', { resources: ['products', 'theme'] }));
  await user.type(await box('Search products and pages'), 'pro');
  await screen.findByRole('option', { name: /Axora Pro/ });
  expect(
    results()
      .getAllByRole('option')
      .map((option) => option.getAttribute('href')),
  ).toEqual(['/products', `/products/${product.id}`]);
  expect(asked).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
});
