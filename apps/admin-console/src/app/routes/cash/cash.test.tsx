import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as cash from '@market/api-client/contract/main/cash';
import * as payouts from '@market/api-client/contract/main/payouts';
import type { CashHolder } from '@market/domain/cash/cash';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildRemittance } from '@market/testing/factories/remittances';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const holder: CashHolder = {
  holderId: 'partner-1',
  holderName: 'Arewa Haulage',
  kind: 'partner',
  held: 15_000_000,
  earned: 4_000_000,
  waiting: 0,
  balance: 11_000_000,
};
const remittance = buildRemittance();
const server = mockServer(
  mock.ok(payouts.list, { rows: [], count: 0 }),
  mock.ok(cash.holders, { rows: [holder], count: 1 }),
  mock.ok(cash.remittances, { rows: [remittance], count: 1 }),
);
const open = () =>
  renderApp('admin', routes, '/cash', { as: buildAccount('admin', { resources: ['payouts'] }) });

it('the cash page shows what each partner owes, and records a remittance of the balance', async () => {
  const sent = vi.fn();
  server.use(
    mock.ok(cash.record, ({ body }) => {
      sent(body);
      return remittance;
    }),
  );
  const { user } = open();
  expect(
    await screen.findByRole('row', {
      name: /Arewa Haulage.*₦150,000.00.*₦40,000.00.*₦110,000.00/,
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record remittance from Arewa Haulage' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Record remittance from Arewa Haulage' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Record remittance' }));
  expect(await dialog.findByText('Enter the reference on the bank statement')).toBeVisible();
  await user.type(dialog.getByLabelText('Bank reference'), 'TRF-204');
  await user.click(dialog.getByRole('button', { name: 'Record remittance' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        holderId: 'partner-1',
        amount: 11_000_000,
        bankReference: 'TRF-204',
      }),
    ),
  );
});

it('the cash page lists unconfirmed remittances by default, and keeps the dialog open when users try to confirm a remittance that they recorded', async () => {
  const asked = vi.fn();
  server.use(
    mock.ok(cash.remittances, ({ query }) => {
      asked(query.status);
      return { rows: [remittance], count: 1 };
    }),
    mock.fail(cash.decide, 409, {
      message: 'You recorded this remittance, so someone else must confirm it.',
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Confirm TRF-204' }));
  expect(asked).toHaveBeenCalledWith('waiting');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm remittance' }));
  expect(await dialog.findByText(/someone else must confirm it/)).toBeVisible();
});
