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
      sent(body.version, body.rates[0]?.base, body.rates[0]?.maxDays, body.rates.length);
      current = { ...tariff, version: 4, rates: body.rates };
      return current;
    }),
  );
  const { user } = open(() => current);
  const first = await screen.findByRole('textbox', { name: 'Lagos to Lagos, base fee' });
  await user.click(first);
  await user.keyboard('2000{Enter}');
  expect(first).toHaveAccessibleDescription('+ ₦300 a kg, 2–5 days, was ₦1,500.00');
  const below = cell('Rest of Nigeria to Lagos, base fee');
  expect(below).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowDown}');
  expect(below).toHaveFocus();

  await user.keyboard('{Backspace}');
  expect(below).toHaveAccessibleDescription('Enter a value');
  expect(screen.getByText('2 changes, not saved. Correct 1 cell first')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save prices' })).toBeDisabled();
  await user.keyboard('{Control>}d{/Control}');
  expect(below).toHaveValue('₦2,000.00');
  await user.keyboard('{Control>}z{/Control}{Escape}');
  expect(below).toHaveValue('₦3,500.00');

  await user.click(first);
  await user.keyboard('{F2}{Tab}{Tab}{Tab}{Tab}9{Enter}');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription('+ ₦300 a kg, 2–9 days, was ₦1,500.00');
  await user.click(screen.getByRole('button', { name: 'Save prices' }));
  await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledWith(3, 200_000, 9, 12);
  expect(screen.getByText(/Version 4/)).toBeVisible();
  expect(cell('Lagos to Lagos, base fee')).toHaveValue('₦2,000.00');
});

it('the price matrix accepts blocks pasted from a spreadsheet for each value, and marks invalid ones', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('textbox', { name: 'Lagos to Lagos, base fee' }));
  await user.paste('₦450.50\t7\r\nten\t8\r\n');
  expect(cell('Lagos to Lagos, base fee')).toHaveValue('₦450.50');
  expect(cell('Rest of Nigeria to Rest of Nigeria, base fee')).toHaveValue('8');
  expect(cell('Rest of Nigeria to Lagos, base fee')).toBeInvalid();
  await user.click(cell('Lagos to Rest of Nigeria, base fee'));
  const bar = within(screen.getByRole('group', { name: 'Prices from Lagos to Rest of Nigeria' }));
  await user.click(bar.getByRole('textbox', { name: 'Last day' }));
  await user.paste('1\r\n6\r\n');
  expect(bar.getByRole('textbox', { name: 'Last day' })).toHaveAccessibleDescription(
    'Before the first day',
  );
  expect(cell('Rest of Nigeria to Rest of Nigeria, base fee')).toHaveAccessibleDescription(
    /2–6 days/,
  );
  expect(screen.getByText('6 changes, not saved. Correct 2 cells first')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Vehicles/ }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(cell('Lagos to Lagos, base fee')).toHaveValue('₦1,500.00');
});

it('the price matrix shows one zone’s prices as a list with fields on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('< 48rem'),
      }) as MediaQueryList,
  );
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('From'), 'Rest of Nigeria');
  await user.click(screen.getByRole('button', { name: /To ?Lagos.*₦3,500.00/ }));
  const fields = within(
    screen.getByRole('group', { name: 'Prices from Rest of Nigeria to Lagos' }),
  );
  await user.clear(fields.getByLabelText('Base fee'));
  await user.type(fields.getByLabelText('Base fee'), '4000');
  expect(fields.getByLabelText('Base fee')).toHaveAccessibleDescription('Was ₦3,500.00');
  expect(screen.getByText('1 change, not saved')).toBeVisible();
});

it.each([
  { choice: /^Keep mine, ₦2,000.00/, shown: '₦2,000.00', changes: '2 changes, not saved' },
  {
    choice: /^Take the saved one, ₦1,800.00/,
    shown: '₦1,800.00',
    changes: '1 change, not saved',
  },
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
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/Version 4 was saved.*while you worked on version 3/)).toBeVisible();
    expect(notice.getAllByRole('group')).toHaveLength(1);
    expect(cell('Lagos to Lagos, base fee')).toHaveAccessibleDescription('Saved: ₦1,800.00');
    expect(screen.getByRole('button', { name: 'Save prices' })).toBeDisabled();
    const saved = vi.fn();
    server.use(
      mock.ok(pricing.save, ({ body }) => {
        saved(body.version);
        return { ...savedByOther, version: 5, rates: body.rates };
      }),
    );
    const choose = () => user.click(notice.getByRole('button', { name: choice }));
    const disputed = { name: 'Motorbike, Lagos to Lagos, base fee' };
    expect(notice.getByRole('group', disputed)).toBeVisible();
    await choose();
    await user.click(cell('Lagos to Lagos, base fee'));
    await user.keyboard('{Control>}z{/Control}');
    expect(notice.getByRole('group', disputed)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save prices' })).toBeDisabled();
    await choose();
    expect(await screen.findByText(changes)).toBeVisible();
    expect(cell('Lagos to Lagos, base fee')).toHaveValue(shown);
    expect(cell('Lagos to Rest of Nigeria, base fee')).toHaveValue('₦7.00');
    await user.click(screen.getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(4));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
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
            {
              ...buildAuditEntry('tariff', 'tariff.pricesChanged'),
              changes: [
                { field: 'Motorbike, Lagos to Rest of Nigeria', before: '₦1', after: '₦2' },
              ],
            },
            buildAuditEntry('tariff', 'tariff.zonesChanged'),
          ]
        : [],
    ),
  );
  open();
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(await history.findByText('Changed shipping prices')).toBeVisible();
  expect(history.getByText('Motorbike, Lagos to Rest of Nigeria')).toBeVisible();
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
  expect(cell('Lagos to Lagos, base fee')).toHaveValue('₦2,000.00');
  expect(screen.getByRole('button', { name: 'Save prices' })).toBeEnabled();
});
