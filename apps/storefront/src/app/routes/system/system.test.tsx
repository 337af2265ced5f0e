import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as cart from '@market/api-client/contract/main/cart';
import * as systems from '@market/api-client/contract/main/systems';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildSystemPart } from '../../../test/factories';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();

const inverter = buildSystemPart({ productId: 'axora', name: 'Axora H', unitPrice: 96_200_000 });
const battery = buildSystemPart({
  productId: 'stack',
  name: 'Stack',
  quantity: 2,
  unitPrice: 168_000_000,
});
const found = {
  parts: [
    { ...inverter, kind: 'inverter' as const, reasons: ['It gives 3,600 W'] },
    {
      ...battery,
      kind: 'battery' as const,
      reasons: ['2 give 8.2 kWh', '48 V, the same as this inverter'],
    },
  ],
  total: 432_200_000,
};

/** Responds with the system, and records the requests. */
function sizing(answer: object = found) {
  const onRequest = vi.fn();
  server.use(
    ...frameHandlers(),
    mock.ok(systems.propose, ({ query }) => {
      onRequest(query.use, query.sun);
      return { parts: [], total: 0, ...answer };
    }),
  );
  return onRequest;
}
const group = (name: string) => within(screen.getByRole('group', { name }));

it('the system calculator sizes a system for the appliances in the URL, explains it, and writes changes to the URL', async () => {
  const onRequest = sizing();
  const { user, router } = renderApp('storefront', routes, '/system?use=bulb:8:9,fan:3:9&sun=5');
  expect(await screen.findByText('48 V, the same as this inverter')).toBeVisible();
  expect(onRequest).toHaveBeenCalledWith('bulb:8:9,fan:3:9', 5);
  expect(screen.getByText('2.13 kWh'), 'energy a day').toBeVisible();

  const hours = group('Fan').getByRole('textbox', { name: 'Hours a day' });
  await user.clear(hours);
  await user.type(hours, '12');
  await user.click(group('LED bulb').getByRole('button', { name: 'Remove LED bulb' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add an appliance' }), 'kettle');
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('fan:3:12,kettle:1:0.25', 5));
  expect(router.state.location.search).toBe('?use=fan%3A3%3A12%2Ckettle%3A1%3A0.25&sun=5');
});

it('the system calculator rejects impossible figures, and sends no request without appliances', async () => {
  const onRequest = sizing();
  const { user } = renderApp('storefront', routes, '/system?use=fan:3:9');
  await screen.findByText('It gives 3,600 W');
  const hours = group('Fan').getByRole('textbox', { name: 'Hours a day' });
  await user.clear(hours);
  await user.type(hours, '30');
  await user.tab();
  expect(hours, 'the last figure that a day can have').toHaveValue('3');
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('fan:3:3', 4.5));
  onRequest.mockClear();
  await user.click(screen.getByRole('button', { name: 'Remove Fan' }));
  expect(await screen.findByRole('heading', { name: 'Choose an appliance' })).toBeVisible();
  expect(onRequest).not.toHaveBeenCalled();
});

it('the system calculator adds the proposed quantity of each part to the cart', async () => {
  sizing();
  const added = vi.fn();
  server.use(
    mock.ok(cart.add, ({ body }) => {
      added(body);
      return { cartItemsList: [], cartTotal: 0 };
    }),
  );
  const { user } = renderApp('storefront', routes, '/system', { as: buildAccount('customer') });
  // One button is below the system. On phones, another one is in the bar at the bottom.
  const [button, inBar] = await screen.findAllByRole('button', { name: 'Add all to cart' });
  expect(inBar).toBeDefined();
  await user.click(button ?? document.body);
  expect(await screen.findByRole('link', { name: 'View cart' })).toBeVisible();
  expect(added).toHaveBeenCalledWith({
    mode: 'add',
    items: [
      { productId: 'axora', variantId: inverter.variantId, quantity: 1, selected: true },
      { productId: 'stack', variantId: battery.variantId, quantity: 2, selected: true },
    ],
  });
});

it('the system calculator shows why no system is found, and an error when the request fails', async () => {
  sizing({ missing: 'No inverter in stock supplies 9,000 W.' });
  const { unmount } = renderApp('storefront', routes, '/system?use=cooker:3:1');
  expect(await screen.findByText('No inverter in stock supplies 9,000 W.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add all to cart' })).not.toBeInTheDocument();
  unmount();
  server.use(mock.fail(systems.propose, 503));
  renderApp('storefront', routes, '/system?use=cooker:3:1');
  expect(await screen.findByRole('heading', { name: systems.propose.failure })).toBeVisible();
});
