import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as curation from '@market/api-client/contract/main/curation';
import * as systems from '@market/api-client/contract/main/systems';
import type { EditableSystem } from '@market/domain/systems/system';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const part = (id: string, name: string, problem?: 'soldOut'): EditableSystem['parts'][number] => ({
  productId: id,
  variantId: `${id}-variant`,
  name,
  unitPrice: 100_000_000,
  quantity: 1,
  problem,
  storeId: 'helios',
  storeName: 'Helios Yard',
  delivery: { cutOff: '14:00', workingDays: [1], weight: 20, isDigital: false },
  label: name,
  purpose: `Is the ${name}`,
});
const published: EditableSystem = {
  name: 'This system',
  summary: 'Carries a flat.',
  hours: 9,
  loads: [{ id: 'bulb', count: 8 }],
  parts: [part('inverter', 'Inverter'), part('battery', 'Battery', 'soldOut')],
  version: 3,
};
const panel = buildProductCard({ id: 'panel', name: 'Sunforge panel' });

let system: EditableSystem | null;
const server = mockServer(mock.ok(audit.history, []));
beforeEach(() => {
  system = published;
  server.use(
    mock.ok(curation.promotions, []),
    mock.ok(curation.officialOutlets, []),
    mock.ok(systems.editable, () => system),
    mock.ok(catalogue.list, { rows: [panel], count: 1 }),
  );
});
const open = () =>
  renderApp('admin', routes, '/curation/system', {
    as: buildAccount('admin', { resources: ['curation'] }),
  });

it('the system editor publishes products, texts, hours and appliances together', async () => {
  const sent = vi.fn();
  server.use(
    mock.ok(systems.publish, ({ body }) => {
      sent(body);
      system = { ...published, name: body.name, version: 4 };
      return system;
    }),
  );
  const { user } = open();
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('tab', { name: 'System' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText(', sold out')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();

  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getAllByText(/2,000,000/)[0]).toBeVisible();
  expect(preview.getByText('Some of these products are out of stock.')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'For a flat');
  expect(preview.getByRole('heading', { name: 'For a flat' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Battery' }));
  await user.type(await screen.findByRole('combobox', { name: 'Add a product' }), 'sun');
  await user.click(await screen.findByRole('option', { name: /Sunforge panel/ }));
  const [, added] = within(
    screen.getByRole('list', { name: 'Products of the system' }),
  ).getAllByRole('listitem');
  if (!added) throw new Error('The panel was added');
  await user.type(within(added).getByRole('textbox', { name: 'Short name' }), 'Panels');
  await user.type(within(added).getByRole('textbox', { name: 'What it is for' }), 'Charge it');
  await user.click(within(added).getByRole('button', { name: 'Increase quantity' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add an appliance' }), 'Fan');
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith({
    name: 'For a flat',
    summary: 'Carries a flat.',
    hours: 9,
    loads: [
      { id: 'bulb', count: 8 },
      { id: 'fan', count: 1 },
    ],
    parts: [
      {
        productId: 'inverter',
        variantId: 'inverter-variant',
        quantity: 1,
        label: 'Inverter',
        purpose: 'Is the Inverter',
      },
      { productId: 'panel', quantity: 2, label: 'Panels', purpose: 'Charge it' },
    ],
    version: 3,
  });
  await waitFor(() => expect(screen.queryByText('Unpublished changes')).not.toBeInTheDocument());
});

it('the system editor shows which check a product fails, and keeps the changes', async () => {
  server.use(
    mock.fail(systems.publish, 422, {
      errors: [{ field: 'parts.1.variantId', message: 'Battery does not fit Inverter' }],
    }),
  );
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const items = within(screen.getByRole('list', { name: 'Products of the system' }));
  expect(await items.findByText('Battery does not fit Inverter')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('This system 2');
});

it('the system editor offers to load the saved version after a conflict, and removes the system', async () => {
  server.use(
    mock.fail(systems.publish, 409, { message: 'Someone else has changed this system.' }),
    mock.ok(systems.remove, () => {
      system = null;
      return null;
    }),
  );
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(
    await screen.findByRole('button', { name: 'Discard my changes and load the saved version' }),
  );
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('This system'),
  );
  await user.click(screen.getByRole('button', { name: 'Remove system' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove system' }));
  await waitFor(() => expect(screen.queryByText('Helios Yard')).not.toBeInTheDocument());
});
