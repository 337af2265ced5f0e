import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as categories from '@market/api-client/contract/main/categories';
import * as coupons from '@market/api-client/contract/main/coupons';
import * as featured from '@market/api-client/contract/main/featured';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import * as products from '@market/api-client/contract/main/products';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildCoupon } from '@market/testing/factories/coupons';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { buildProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../routes';

const noOrders = { rows: [], count: 0, statusCounts: {} };
const emptyList = { rows: [], count: 0 };
const names = ['Prosper Ade', 'Prosper Ade', 'Ngozi Eze'];
const foundOrders = names.map((customerName, index) =>
  buildOrderSummary({ orderName: `VM-20491${index}`, customerName }),
);
const product = buildProduct({ name: 'Axora Pro inverter' });
const coupon = buildCoupon({ description: 'Autumn promotion' });

const server = mockServer(
  mock.ok(merchantOrders.list, noOrders),
  mock.ok(merchantOrders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(orders.search, noOrders),
  mock.ok(products.list, emptyList),
  mock.ok(coupons.list, emptyList),
  mock.pending(products.counts),
  mock.pending(featured.list),
  mock.pending(categories.list),
);

const open = async (as = buildAccount('merchant')) => {
  const view = renderApp('merchant', routes, '/account', { as });
  await view.user.click(await screen.findByRole('button', { name: /^Search or jump to/ }));
  const box = await screen.findByRole('combobox', { name: 'Search or jump to' });
  await waitFor(() => expect(box).toHaveFocus());
  return { ...view, box };
};
const results = () => within(screen.getByRole('listbox', { name: 'Search results' }));
const addresses = () =>
  results()
    .getAllByRole('option')
    .map((option) => option.getAttribute('href'));
const highlighted = () =>
  results()
    .getAllByRole('option')
    .find((option) => option.hasAttribute('data-highlighted'));
const answerAll = (onRequest = vi.fn<(search: string | undefined) => void>()) => {
  server.use(
    mock.ok(orders.search, ({ query }) => {
      onRequest(query.search);
      return { rows: foundOrders, count: foundOrders.length, statusCounts: {} };
    }),
    mock.ok(products.list, { rows: [product], count: 1 }),
    mock.ok(coupons.list, { rows: [coupon], count: 1 }),
  );
  return onRequest;
};

it('the console search lists the pages at first, then groups of results by relevance, and searches after a pause in typing', async () => {
  const onRequest = answerAll();
  const { user } = await open();
  expect(results().getAllByRole('option')).toHaveLength(19);
  await user.keyboard('pro');
  await screen.findByRole('option', { name: /Axora Pro/ });
  await screen.findByRole('option', { name: /VM-204912/ });
  expect(addresses()).toEqual([
    '/orders?search=Prosper+Ade',
    '/products',
    '/store',
    `/products/${product.id}`,
    `/coupons/${coupon.id}`,
    ...foundOrders.map(({ id }) => `/orders/${id}`),
    '/orders?search=pro',
  ]);
  expect(onRequest).toHaveBeenCalledExactlyOnceWith('pro');
});

it('the console search shows at most five results per group', async () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    buildOrderSummary({ orderName: `VM-30000${index}` }),
  );
  server.use(mock.ok(orders.search, { rows: many, count: 8, statusCounts: {} }));
  const { user } = await open();
  await user.keyboard('vm-3');
  await screen.findByRole('option', { name: /VM-300000/ });
  expect(
    within(results().getByRole('group', { name: 'Orders' })).getAllByRole('option'),
  ).toHaveLength(5);
});

it('the console search highlights the first result, moves the highlight with the arrow keys and opens the result with Enter', async () => {
  answerAll();
  const { user, box, router } = await open();
  await user.keyboard('pro');
  await screen.findByRole('option', { name: /VM-204910/ });
  await waitFor(() => expect(highlighted()).toHaveTextContent('Prosper Ade'));
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toHaveTextContent('Products');
  expect(box).toHaveAttribute('aria-activedescendant', highlighted()?.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
  expect(screen.queryByRole('combobox', { name: 'Search or jump to' })).not.toBeInTheDocument();
});

it('the console search opens a result in a new tab with Control and Enter, and stays open', async () => {
  answerAll();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user, box, router } = await open();
  await user.keyboard('p axora');
  await screen.findByRole('option', { name: /Axora Pro/ });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledExactlyOnceWith(
    new URL(`/products/${product.id}`, location.href).href,
    '_blank',
    'noopener',
  );
  expect(router.state.location.pathname).toBe('/account');
  expect(box).toBeVisible();
});

it('the console search can be limited to one kind of result by typing its letter, until Backspace removes the limit', async () => {
  const onRequest = answerAll();
  const { user, box } = await open();
  await user.keyboard('p pro');
  expect(box).toHaveValue('pro');
  expect(screen.getByRole('button', { name: /^Products/ })).toHaveAttribute('aria-pressed', 'true');
  await screen.findByRole('option', { name: /Axora Pro/ });
  expect(addresses()).toEqual([`/products/${product.id}`]);
  expect(onRequest).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
});

it('the console search offers to search the orders when nothing is found', async () => {
  const { user, router } = await open();
  await user.keyboard('zzz');
  expect(
    await screen.findByText('Nothing found for “zzz”', { selector: 'p:not([role])' }),
  ).toBeVisible();
  expect(addresses()).toEqual(['/orders?search=zzz']);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/orders?search=zzz',
    ),
  );
});

it('the console search shows pages while requests are in flight, and offers to retry failed requests', async () => {
  server.use(mock.pending(orders.search), mock.pending(products.list), mock.pending(coupons.list));
  const first = await open();
  await first.user.keyboard('pro');
  expect(await screen.findByRole('option', { name: /^Products/ })).toBeVisible();
  expect(screen.getByText('Searching…')).toBeInTheDocument();
  first.unmount();

  answerAll();
  server.use(mock.fail(orders.search, 503));
  const { user } = await open();
  await user.keyboard('pro');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not search orders and people.');
  expect(results().getByRole('option', { name: /Axora Pro/ })).toBeVisible();
  answerAll();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /VM-204910/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// The mock server fails the test on unexpected requests.
it('the console search searches only resources that staff have access to', async () => {
  const onRequest = vi.fn();
  server.use(
    mock.ok(orders.search, () => {
      onRequest();
      return noOrders;
    }),
    mock.ok(products.list, { rows: [product], count: 1 }),
  );
  const { user, router } = await open(buildAccount('staff', { resources: ['products', 'theme'] }));
  expect(
    within(screen.getByRole('group', { name: 'Limit to' }))
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['All', 'Productsp', 'Pagesg']);
  await user.keyboard('pro');
  await screen.findByRole('option', { name: /Axora Pro/ });
  expect(addresses()).toEqual(['/products', `/products/${product.id}`]);
  expect(onRequest).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
});
