import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as pricing from '@market/api-client/contract/shipping/pricing';
import * as zones from '@market/api-client/contract/shipping/zones';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildTariff } from '../../../test/build-tariff';
import { routes } from '../../routes';

const server = mockServer(mock.ok(audit.history, []));
const tariff = buildTariff();

const open = () => {
  server.use(mock.ok(pricing.get, tariff));
  return renderApp('admin', routes, '/shipping/zones', {
    as: buildAccount('admin', { resources: ['delivery'] }),
  });
};

it('the zones page assigns states to the selected zone, by mouse, keyboard and list, and saves all zones', async () => {
  const sent = vi.fn();
  server.use(
    mock.ok(zones.save, ({ body }) => {
      sent(body);
      return tariff;
    }),
  );
  const { user } = open();
  const map = within(await screen.findByRole('group', { name: 'Map of Nigeria' }));
  expect(map.getAllByRole('button')).toHaveLength(37);
  await user.click(screen.getByRole('button', { name: 'Add a zone' }));
  const name = screen.getByRole('textbox', { name: 'Name of the selected zone' });
  await user.clear(name);
  await user.type(name, 'North');
  expect(screen.getByText('1 zone added, not saved. Assign a state to North')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save zones' })).toBeDisabled();

  await user.click(map.getByRole('button', { name: 'Kano, Rest of Nigeria' }));
  expect(map.getByRole('button', { name: 'Kano, North' })).toHaveAttribute('aria-pressed', 'true');
  map.getByRole('button', { name: 'Oyo, Rest of Nigeria' }).focus();
  await user.keyboard('{Enter}');
  expect(map.getByRole('button', { name: 'Oyo, North' })).toHaveFocus();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Zone of Oyo' }),
    'Rest of Nigeria',
  );
  expect(screen.getByText('1 state moved, 1 zone added, not saved')).toBeVisible();

  await user.click(screen.getByRole('tab', { name: /Vehicles/ }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.click(screen.getByRole('button', { name: 'Save zones' }));
  await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledWith({
    version: 3,
    zones: [
      { id: 'lagos', name: 'Lagos', states: ['Lagos'] },
      { id: 'rest', name: 'Rest of Nigeria', states: ['Oyo'] },
      { name: 'North', states: ['Kano'] },
    ],
  });
});

it('the zones page removes an empty zone, rejects a duplicate name, and loads changes that someone else has saved in the meantime', async () => {
  server.use(
    mock.fail(zones.save, 409, { message: 'Zones or prices were changed since you opened them.' }),
  );
  const { user } = open();
  const lagos = await screen.findByRole('button', { name: 'Lagos, Lagos' });
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Rest of Nigeria/ }));
  const name = screen.getByRole('textbox', { name: 'Name of the selected zone' });
  await user.clear(name);
  await user.type(name, 'lagos');
  expect(screen.getByText(/Give each zone its own name/)).toBeVisible();
  await user.type(name, ' and others');
  await user.click(lagos);
  await user.click(screen.getByRole('button', { name: 'Remove Lagos' }));
  expect(
    screen.getByText('1 state moved, 1 zone renamed, 1 zone removed, not saved'),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Save zones' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('were changed since you opened them');
  await user.click(
    screen.getByRole('button', { name: 'Discard my changes and load the saved version' }),
  );
  expect(await screen.findByRole('button', { name: 'Lagos, Lagos' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
