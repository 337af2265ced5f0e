import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as questions from '@market/api-client/contract/main/questions';
import type { PlatformQuestion } from '@market/domain/questions/question';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const question: PlatformQuestion = {
  id: 'q1',
  text: 'Where does the owner live?',
  asker: 'Ada O.',
  createdAt: '2026-11-19T08:00:00.000Z',
  state: 'open',
  product: { id: 'p1', name: 'Sunforge panel' },
  store: { id: 's1', name: 'Helios Yard' },
};

const server = mockServer(mock.ok(questions.all, { rows: [question], count: 1 }));
const open = () => renderApp('admin', routes, '/questions', { as: buildAccount('super_admin') });

it('the questions page lists the questions for all stores, and removes one with a reason', async () => {
  const sent = vi.fn();
  server.use(
    mock.ok(questions.remove, ({ params, body }) => {
      sent(params.id, body);
      const hidden = { by: 'platform' as const, reason: body.reason };
      server.use(
        mock.ok(questions.all, { rows: [{ ...question, state: 'hidden', hidden }], count: 1 }),
      );
      return null;
    }),
  );
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Sunforge panel' })).toHaveAttribute(
    'href',
    '/products/p1',
  );
  await user.click(screen.getByRole('button', { name: 'Remove Ada O.’s question' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason, sent to the store'), 'Personal data');
  await user.click(dialog.getByRole('button', { name: 'Remove question' }));
  expect(await screen.findByText('Removed: Personal data')).toBeVisible();
  expect(sent).toHaveBeenCalledWith('q1', { reason: 'Personal data' });
  expect(screen.queryByRole('button', { name: /Remove the question/ })).not.toBeInTheDocument();
});

it('the questions page has empty and error states', async () => {
  server.use(mock.ok(questions.all, { rows: [], count: 0 }));
  const { unmount } = open();
  expect(await screen.findByText('No questions yet')).toBeVisible();
  unmount();
  server.use(mock.fail(questions.all, 404));
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
