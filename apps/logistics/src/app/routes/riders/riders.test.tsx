import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import { addDays } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildOrderPage } from '../../../test/orders';
import { routes } from '../../routes';

const rider = (name: string, pickUpsPerDay?: number) => {
  const today = lagosDate(new Date());
  return {
    id: name,
    name,
    activeOrders: 3,
    deliveredOrders: 40,
    ...(pickUpsPerDay !== undefined && { pickUpsPerDay }),
    days: [9, 4, 0, 0, 0].map((planned, index) => ({
      day: addDays(today, index),
      planned,
      weight: planned * 12,
    })),
  };
};

const server = mockServer(
  mock.ok(adminOrders.list, buildOrderPage()),
  mock.ok(dispatch.riders, ({ query }) => ({
    rows:
      query.kind === 'dispatcher'
        ? [rider('Uche Eze')]
        : [rider('Arewa Haulage', 20), rider('Rapid North', 8)],
    count: 2,
  })),
);
const open = (address = '/riders') =>
  renderApp('logistics', routes, address, { as: buildAccount('scheduler') });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('the riders page shows the plan for each day against the daily limit', async () => {
  const { user } = open();
  expect((await row(/Arewa Haulage/)).getByText('9').parentElement).toHaveTextContent('9 of 20');
  expect((await row(/Rapid North/)).getByText('9').parentElement).toHaveTextContent(
    '9 of 8, 1 over',
  );
  await user.click(screen.getByRole('tab', { name: 'Dispatchers' }));
  expect((await row(/Uche Eze/)).getByRole('button')).toHaveTextContent('Set limit');
});

it('the riders page changes a daily limit, and keeps the typed number when the server rejects it', async () => {
  const { user } = open();
  await user.click((await row(/Rapid North/)).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rapid North’s daily limit' }));
  const field = dialog.getByLabelText('Pick-ups per day');
  await user.clear(field);
  await user.type(field, '12');
  server.use(mock.fail(dispatch.setCapacity, 404, { message: 'This rider does not exist.' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This rider does not exist.');
  expect(field).toHaveValue('12');
  server.use(
    mock.ok(dispatch.setCapacity, ({ body }) => body),
    mock.ok(dispatch.riders, { rows: [rider('Rapid North', 12)], count: 1 }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rapid North’s limit was saved')).toBeVisible();
  expect((await row(/Rapid North/)).getByText('9').parentElement).toHaveTextContent('9 of 12');
});
