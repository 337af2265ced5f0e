import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as pricing from '@market/api-client/contract/shipping/pricing';
import * as vehicles from '@market/api-client/contract/shipping/vehicles';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildAuditEntry } from '../../../test/build-audit-entry';
import { buildTariff } from '../../../test/build-tariff';
import { routes } from '../../routes';

const server = mockServer();

it('the vehicles page keeps its title and the tabs of the other sections when it cannot be loaded', async () => {
  server.use(mock.fail(pricing.get, 503));
  renderApp('admin', routes, '/shipping/vehicles', {
    as: buildAccount('admin', { resources: ['delivery'] }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(pricing.get.failure);
  expect(screen.getByRole('heading', { level: 1, name: 'Shipping prices' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Vehicles', selected: true })).toBeVisible();
});

it('the vehicles page edits a vehicle, and keeps what was typed when the server rejects the change', async () => {
  let current = buildTariff();
  server.use(
    mock.ok(pricing.get, () => current),
    mock.fail(vehicles.update, 409, { message: 'The last active vehicle stays active.' }),
  );
  const { user } = renderApp('admin', routes, '/shipping/vehicles', {
    as: buildAccount('admin', { resources: ['delivery'] }),
  });
  const table = within(await screen.findByRole('table', { name: 'Vehicles' }));
  expect(table.getByRole('row', { name: /Truck.*5,000 kg.*Not in use/ })).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Edit Motorbike' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Motorbike' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Bike');
  await user.click(dialog.getByRole('checkbox', { name: /Active/ }));
  await user.click(dialog.getByRole('button', { name: 'Save vehicle' }));
  expect(await dialog.findByText('The last active vehicle stays active.')).toBeVisible();
  expect(name).toHaveValue('Bike');

  server.use(
    mock.ok(
      vehicles.update,
      ({ params: { id }, body: { name = '', maxWeight = 0, active = false } }) => {
        const saved = { id, name, maxWeight, active };
        const others = current.vehicles.filter((each) => each.id !== id);
        current = { ...current, vehicles: [saved, ...others] };
        return saved;
      },
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Save vehicle' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await table.findByRole('row', { name: /Bike.*Not in use/ })).toBeVisible();
});

it('the vehicles page opens the history of a vehicle', async () => {
  const id = '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0009';
  const tariff = buildTariff();
  const [motorbike] = tariff.vehicles;
  server.use(
    mock.ok(pricing.get, {
      ...tariff,
      vehicles: tariff.vehicles.map((each) => (each === motorbike ? { ...each, id } : each)),
    }),
    mock.ok(audit.history, ({ query }) =>
      query.subject === 'vehicle' && query.subjectId === id
        ? [
            buildAuditEntry('vehicle', 'vehicle.updated', {
              changes: [{ field: 'maxWeight', before: '20', after: '30' }],
            }),
          ]
        : [],
    ),
  );
  const { user } = renderApp('admin', routes, '/shipping/vehicles', {
    as: buildAccount('admin', { resources: ['delivery'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'History of Motorbike' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Motorbike' }));
  expect(await drawer.findByText('Changed a vehicle')).toBeVisible();
  expect(drawer.getByRole('row', { name: 'Max weight 20 30' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'History of Motorbike' })).toHaveFocus();
});
