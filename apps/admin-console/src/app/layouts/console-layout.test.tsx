import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/admin-orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as products from '@market/api-client/contract/main/product-approvals';
import * as stores from '@market/api-client/contract/main/store-approvals';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../routes';

const statusCounts = { pending: 0, approved: 0, rejected: 0 };
mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(payouts.list, { rows: [], count: 0 }),
  mock.ok(products.list, { rows: [], count: 0, statusCounts }),
  mock.ok(stores.list, { rows: [], count: 0 }),
);

it('the admin console shows an offline notice above the page', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  renderApp('admin', routes, '/account', { as: buildAccount('admin') });
  await screen.findByRole('heading', { name: 'Account' });
  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('Check network connection.')).toBeVisible();
});
