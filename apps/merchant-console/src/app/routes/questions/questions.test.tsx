import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as questions from '@market/api-client/contract/main/questions';
import type { ReceivedQuestion } from '@market/domain/questions/question';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const openQuestion: ReceivedQuestion = {
  id: 'q1',
  text: 'How wide is one panel?',
  asker: 'Ada O.',
  createdAt: '2026-11-19T08:00:00.000Z',
  state: 'open',
  product: { id: 'p1', name: 'Sunforge panel' },
};
const answered: ReceivedQuestion = {
  ...openQuestion,
  state: 'answered',
  answer: { text: 'It is 1.13 m wide.', answeredAt: '2026-11-20T08:00:00.000Z' },
};
const hidden: ReceivedQuestion = {
  ...openQuestion,
  state: 'hidden',
  hidden: { by: 'store', reason: 'Advertises another seller' },
};

const serve = (question: ReceivedQuestion) =>
  server.use(
    mock.ok(questions.received, ({ query }) => {
      const rows = [question].filter(({ state }) => !query.state || query.state === state);
      return { rows, count: rows.length, open: question.state === 'open' ? 1 : 0 };
    }),
  );
const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
);
const open = (address = '/questions') =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });

it('the questions page lists questions with their product, and accepts an answer', async () => {
  const sent = vi.fn();
  serve(openQuestion);
  server.use(
    mock.ok(questions.answer, ({ params, body }) => {
      sent(params.id, body);
      serve(answered);
      return answered;
    }),
  );
  const { user } = open('/questions?state=open');
  expect(await screen.findByRole('link', { name: 'Sunforge panel' })).toHaveAttribute(
    'href',
    '/products/p1',
  );
  expect(screen.getByText('1 question waiting for your answer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Answer to Ada O.' }));
  const field = await screen.findByLabelText('Your answer to Ada O.');
  await waitFor(() => expect(field).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Post answer' }));
  expect(await screen.findByText('Enter your answer')).toBeVisible();
  await user.type(field, 'It is 1.13 m wide.');
  await user.click(screen.getByRole('button', { name: 'Post answer' }));
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('It is 1.13 m wide.')).toBeVisible();
  expect(sent).toHaveBeenCalledWith('q1', { text: 'It is 1.13 m wide.' });
});

it('the questions page hides a question with a reason, and shows it again', async () => {
  serve(answered);
  server.use(
    mock.ok(questions.hide, () => {
      serve(hidden);
      return hidden;
    }),
    mock.ok(questions.show, () => {
      serve(answered);
      return answered;
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Hide Ada O.’s question' }));
  await user.type(
    await screen.findByLabelText('Why are you hiding Ada O.’s question?'),
    'Advertises another seller',
  );
  await user.click(screen.getByRole('button', { name: 'Hide question' }));
  expect(await screen.findByText('Hidden by your store: Advertises another seller')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Answer to/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show Ada O.’s question again' }));
  expect(await screen.findByRole('button', { name: 'Change the answer to Ada O.' })).toBeVisible();
});

it('the questions page has no button to show a question that the platform removed, and has empty and error states', async () => {
  serve({ ...hidden, hidden: { by: 'platform', reason: 'Personal data' } });
  const first = open();
  expect(await screen.findByText('Removed by the platform: Personal data')).toBeVisible();
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  first.unmount();
  server.use(mock.ok(questions.received, { rows: [], count: 0, open: 0 }));
  const second = open();
  expect(await screen.findByText('No questions yet')).toBeVisible();
  second.unmount();
  server.use(mock.fail(questions.received, 404));
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
