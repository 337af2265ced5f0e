import { screen, within } from '@testing-library/dom';
import { Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as transactions from '@market/api-client/contract/main/transactions';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { renderApp } from '@market/web-kit/testing/render-app';
import { consoleRoutes } from './console-routes';

const server = mockServer();
const routes = consoleRoutes({
  name: 'merchant',
  home: { path: '/', label: 'Back to the dashboard' },
  signInPath: '/sign-in',
  open: [],
  layout: async () => () => (
    <main>
      <Outlet />
    </main>
  ),
  pages: [
    {
      path: '/invoices/:id',
      handle: { title: 'Invoice', parent: { label: 'Invoices', to: '/invoices' } },
      lazy: {
        loader: detailLoader(
          async () => (api, id) => api.query(transactions.invoice, { params: { id } }),
        ),
      },
    },
  ],
});
const open = (status: number) => {
  server.use(mock.fail(transactions.invoice, status, { message: 'Bad request' }));
  renderApp('merchant', routes, '/invoices/1', { as: buildAccount('merchant') });
};

it('a page whose loader failed keeps its heading and breadcrumbs above the error', async () => {
  open(400);
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Bad request' })).toBeVisible();
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumbs.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/invoices');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each([
  [403, 'You do not have access to this page'],
  [404, 'This page has moved or never existed'],
])('a page that fails with status %i has the error as its only heading', async (status, name) => {
  open(status);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.queryByText('Invoice')).not.toBeInTheDocument();
});
