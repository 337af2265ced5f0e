import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as follows from '@market/api-client/contract/main/follows';
import * as policies from '@market/api-client/contract/main/policies';
import * as reviews from '@market/api-client/contract/main/reviews';
import * as stockAlerts from '@market/api-client/contract/main/stock-alerts';
import * as stores from '@market/api-client/contract/main/stores';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildCustomerProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer(
  mock.pending(stores.page),
  mock.pending(follows.byStore),
  mock.pending(reviews.list),
  mock.pending(policies.ofStore),
  mock.ok(catalogue.related, []),
  mock.ok(catalogue.byId, buildCustomerProduct({ id: 'p1', quantity: 0, inStock: false })),
);
const alert = {
  id: 'a1',
  productId: 'p1',
  variantId: 'v1',
  name: 'Axora H5',
  variantLabel: '5 kVA',
  storeName: 'Helios Yard',
  createdAt: '2026-11-20T08:00:00.000Z',
};

describe('“Email me when back in stock” on a sold-out product', () => {
  it('asks a guest for an email address', async () => {
    const asked = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(stockAlerts.add, ({ body }) => {
        asked(body);
        return null;
      }),
    );
    const { user } = renderApp('storefront', routes, '/products/p1');
    await user.type(await screen.findByLabelText('Email'), 'ada');
    await user.click(screen.getByRole('button', { name: 'Email me' }));
    expect(
      await screen.findByText('Enter an email address such as name@example.com'),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Email'), '@mail.example');
    await user.click(screen.getByRole('button', { name: 'Email me' }));
    expect(await screen.findByText(/^We will send one email when it is back/)).toBeVisible();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ productId: 'p1', email: 'ada@mail.example' });
  });

  it('adds an alert for a signed-in customer with one press, and removes the alert with another', async () => {
    const serve = (list: (typeof alert)[]) => server.use(mock.ok(stockAlerts.mine, list));
    server.use(
      ...frameHandlers(),
      mock.ok(stockAlerts.add, () => {
        serve([alert]);
        return null;
      }),
      mock.ok(stockAlerts.remove, () => {
        serve([]);
        return null;
      }),
    );
    serve([]);
    const account = buildAccount('customer');
    const { user } = renderApp('storefront', routes, '/products/p1', { as: account });
    const emailMe = await screen.findByRole('button', { name: 'Email me' });
    await waitFor(() => expect(emailMe).toBeEnabled());
    await user.click(emailMe);
    await user.click(await screen.findByRole('button', { name: 'Remove this alert' }));
    expect(await screen.findByRole('button', { name: 'Email me' })).toBeVisible();
  });
});

it('the account page lists stock alerts, and lets the customer remove them', async () => {
  server.use(
    ...frameHandlers(),
    mock.ok(stockAlerts.mine, [alert]),
    mock.ok(stockAlerts.remove, () => {
      server.use(mock.ok(stockAlerts.mine, []));
      return null;
    }),
  );
  const { user } = renderApp('storefront', routes, '/account/stock-alerts', {
    as: buildAccount('customer'),
  });
  expect(await screen.findByText('5 kVA, Helios Yard')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the alert for Axora H5' }));
  expect(await screen.findByText('No alerts')).toBeVisible();
});

it('the link in a stock alert email removes all alerts after a confirmation, and an invalid link shows an error', async () => {
  server.use(
    ...frameHandlers(),
    mock.fail(stockAlerts.stop, 404, { message: 'This link was not found.' }),
  );
  const { user } = renderApp('storefront', routes, '/stock-alerts/stop/a.b');
  const stop = () =>
    screen.findByRole('button', { name: 'Stop all emails about sold-out products' });
  await user.click(await stop());
  expect(await screen.findByText('This link was not found.')).toBeVisible();
  server.use(mock.ok(stockAlerts.stop, null));
  await user.click(await stop());
  expect(await screen.findByText(/^We no longer send emails/)).toBeVisible();
});
