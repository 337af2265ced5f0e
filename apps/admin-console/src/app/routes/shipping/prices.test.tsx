import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import { refresh, signInAdmin } from '@market/api-client/contract/main/auth';
import * as pricing from '@market/api-client/contract/shipping/pricing';
import { tariffSchema, type SavedTariff } from '@market/domain/shipping/tariff';
import * as z from 'zod/mini';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildAuditEntry } from '../../../test/build-audit-entry';
import { buildTariff } from '../../../test/build-tariff';
import { routes } from '../../routes';

const server = mockServer(mock.ok(audit.history, []));
const tariff = buildTariff();

const open = (current: () => SavedTariff = () => tariff) => {
  server.use(mock.ok(pricing.get, current));
  return renderApp('admin', routes, '/shipping', {
    as: buildAccount('admin', { resources: ['delivery'] }),
  });
};
const cell = (name: string) => screen.getByRole('textbox', { name });
const withBase = (saved: SavedTariff, base: number): SavedTariff => ({
  ...saved,
  version: saved.version + 1,
  rates: saved.rates.map((rate, index) => (index === 0 ? { ...rate, base } : rate)),
});

it('the price matrix is navigated like a spreadsheet, marks changed and invalid cells, and saves the whole matrix', async () => {
  const sent = vi.fn();
  let current = tariff;
  server.use(
    mock.ok(pricing.save, ({ body }) => {
      sent(body.version, body.rates[0]?.base, body.rates.length);
      current = { ...tariff, version: 4, rates: body.rates };
      return current;
    }),
  );
  const { user } = open(() => current);
  const first = await screen.findByRole('textbox', { name: 'Lagos to Lagos, base fee' });
  await user.click(first);
  await user.keyboard('2000{Enter}');
  expect(first).toHaveAccessibleDescription('was 1,500.00');
  expect(cell('Lagos to Rest of Nigeria, base fee')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}');
  expect(cell('Lagos to Rest of Nigeria, base fee')).toHaveFocus();

  await user.keyboard('{Backspace}');
  expect(cell('Lagos to Rest of Nigeria, base fee')).toHaveAccessibleDescription('Enter a value');
  expect(screen.getByText('2 changes, not saved. Correct 1 cell first')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save prices' })).toBeDisabled();
  await user.keyboard('{Control>}d{/Control}');
  expect(cell('Lagos to Rest of Nigeria, base fee')).toHaveValue('2000');
  await user.keyboard('{Control>}z{/Control}{Escape}');
  expect(cell('Lagos to Rest of Nigeria, base fee')).toHaveValue('3,500.00');

  await user.click(screen.getByRole('button', { name: 'Save prices' }));
  await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledWith(3, 200_000, 12);
  expect(screen.getByText(/Version 4/)).toBeVisible();
  expect(cell('Lagos to Lagos, base fee')).toHaveValue('2,000.00');
});

it('the price matrix accepts cells pasted from a spreadsheet and marks invalid values', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('textbox', { name: 'Lagos to Lagos, each further kg' }));
  await user.paste('₦450.50\t1\t3\r\nten\t6\t2\r\n');
  expect(cell('Lagos to Lagos, each further kg')).toHaveValue('₦450.50');
  expect(cell('Lagos to Lagos, last day')).toHaveAccessibleDescription('was 5');
  expect(cell('Lagos to Rest of Nigeria, each further kg')).toBeInvalid();
  expect(cell('Lagos to Rest of Nigeria, last day')).toHaveAccessibleDescription(
    'Before the first day',
  );
  expect(screen.getByText('6 changes, not saved. Correct 2 cells first')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Vehicles/ }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(cell('Lagos to Lagos, each further kg')).toHaveValue('300.00');
});

it.each([
  { choice: /Keep my value/, shown: '2000', changes: '2 changes, not saved' },
  { choice: /Use the saved value, 1,800.00/, shown: '1,800.00', changes: '1 change, not saved' },
])(
  'the price matrix asks which value to keep in each cell that two people changed: $choice',
  async ({ choice, shown, changes }) => {
    const savedByOther = withBase(tariff, 180_000);
    server.use(
      mock.fail(pricing.save, 409, {
        message: 'Zones or prices were changed since you opened them.',
        data: z.encode(tariffSchema, savedByOther),
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('textbox', { name: 'Lagos to Lagos, base fee' }));
    await user.keyboard('2000{ArrowRight}7');
    await user.click(screen.getByRole('button', { name: 'Save prices' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Version 4 was saved/ }));
    expect(dialog.getAllByRole('group')).toHaveLength(1);
    await user.click(dialog.getByRole('radio', { name: choice }));

    const saved = vi.fn();
    server.use(
      mock.ok(pricing.save, ({ body }) => {
        saved(body.version);
        return { ...savedByOther, version: 5, rates: body.rates };
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Continue with version 4' }));
    expect(await screen.findByText(changes)).toBeVisible();
    expect(cell('Lagos to Lagos, base fee')).toHaveValue(shown);
    expect(cell('Lagos to Lagos, includes')).toHaveValue('7');
    await user.click(screen.getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(4));
  },
);

it('the price matrix links to the vehicles page when there are no vehicles', async () => {
  open(() => ({ ...tariff, vehicles: [], rates: [] }));
  expect(await screen.findByText('No vehicles yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to vehicles' })).toHaveAttribute(
    'href',
    '/shipping/vehicles',
  );
});

it('the price matrix shows the history of all shipping prices below', async () => {
  server.use(
    mock.ok(audit.history, ({ query }) =>
      query.subject === 'tariff' && query.subjectId === undefined
        ? [
            buildAuditEntry('tariff', 'tariff.pricesChanged'),
            buildAuditEntry('tariff', 'tariff.zonesChanged'),
          ]
        : [],
    ),
  );
  open();
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(await history.findByText('Changed shipping prices')).toBeVisible();
  expect(history.getByText('Changed shipping zones')).toBeVisible();
});

it('the price matrix keeps its changes when the session has expired, and no longer shows the error after the user signs in again', async () => {
  server.use(mock.fail(pricing.save, 401), mock.fail(refresh, 401));
  const { user } = open();
  await user.type(
    await screen.findByRole('textbox', { name: 'Lagos to Lagos, base fee' }),
    '2000{Enter}',
  );
  await user.click(screen.getByRole('button', { name: 'Save prices' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Your session has expired. Sign in again to save.' }),
  );
  server.use(
    mock.ok(signInAdmin, {
      token: 'T2',
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
      expiresIn: 900,
      user: buildAccount('admin', { resources: ['delivery'] }),
    }),
  );
  await user.type(dialog.getByLabelText('Password'), 'sunny-day-demo');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(cell('Lagos to Lagos, base fee')).toHaveValue('2000');
  expect(screen.getByRole('button', { name: 'Save prices' })).toBeEnabled();
});
