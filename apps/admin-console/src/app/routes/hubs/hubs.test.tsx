import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as hubs from '@market/api-client/contract/main/hubs';
import type { Hub, HubStore } from '@market/domain/hubs/hub';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const enugu: Hub = {
  id: idOf('enugu'),
  name: 'Enugu hub',
  phoneNumber: '0803 555 0301',
  address: { street: '3 Ogui Road', city: 'Enugu North', state: 'Enugu', country: 'Nigeria' },
};
const application: HubStore = {
  storeId: idOf('solar'),
  storeName: 'Coal City Solar',
  hub: enugu,
  status: 'pending',
  note: 'About 40 parcels a week',
  appliedAt: '2026-11-16T09:00:00.000Z',
  merchantName: 'Kenneth Ugwu',
  email: 'kenneth@coalcity.example',
};
const approved: HubStore = {
  ...application,
  status: 'approved',
  decidedAt: '2026-11-18T09:00:00.000Z',
};
const declined: HubStore = { ...application, status: 'declined' };
const emptyList = { rows: [], count: 0 };
const server = mockServer(
  mock.ok(hubs.list, [enugu]),
  mock.ok(hubs.applications, { rows: [application], count: 1 }),
);
const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['hubs'] }) });

it('the hubs page approves an application, which then leaves the pending list', async () => {
  const sent = vi.fn();
  const { user } = open('/hubs');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Approve Coal City Solar for the Enugu hub?' }),
  );
  server.use(mock.fail(hubs.approve, 500));
  await user.click(dialog.getByRole('button', { name: 'Approve application' }));
  expect(await dialog.findByText('An Error occured. Please try again later.')).toBeVisible();

  server.use(
    mock.ok(hubs.applications, emptyList),
    mock.ok(hubs.approve, ({ body }) => {
      sent(body);
      return approved;
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Approve application' }));
  expect(
    await screen.findByRole('heading', { name: 'No hub applications to decide on' }),
  ).toBeVisible();
  expect(await screen.findByText('Successfully approved Voltmart hub')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ storeId: application.storeId });
});

it('the hubs page declines an application with a reason', async () => {
  const sent = vi.fn();
  server.use(
    mock.ok(hubs.decline, ({ body }) => {
      sent(body);
      return declined;
    }),
  );
  const { user } = open('/hubs');
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'The hub is full until March');
  await user.click(dialog.getByRole('button', { name: 'Decline application' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      storeId: application.storeId,
      reviewNote: 'The hub is full until March',
    }),
  );
});

it('the hubs page lists the approved stores, and the orders at one hub', async () => {
  const onRequest = vi.fn();
  server.use(
    mock.ok(hubs.approved, {
      rows: [approved],
      count: 1,
    }),
    mock.ok(adminOrders.listAtHubs, ({ query }) => {
      onRequest(query);
      return { ...emptyList, statusCounts: {} };
    }),
  );
  const { user } = open('/hubs?view=approved');
  expect(await screen.findByText('18 Nov 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Orders' }));
  expect(await screen.findByRole('heading', { name: 'No orders at hubs' })).toBeVisible();
  await screen.findByRole('option', { name: 'Hub: Enugu hub' });
  await user.selectOptions(screen.getByLabelText('Hub'), 'Hub: Enugu hub');
  await waitFor(() =>
    expect(onRequest).toHaveBeenCalledWith({ limit: 20, offset: 0, hubId: enugu.id }),
  );
});
