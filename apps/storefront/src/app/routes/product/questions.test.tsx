import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as checkout from '@market/api-client/contract/main/checkout';
import * as follows from '@market/api-client/contract/main/follows';
import * as policies from '@market/api-client/contract/main/policies';
import * as questions from '@market/api-client/contract/main/questions';
import * as reviews from '@market/api-client/contract/main/reviews';
import * as stores from '@market/api-client/contract/main/stores';
import type { Question } from '@market/domain/questions/question';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildCustomerProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const question = (index: number): Question => ({
  id: `q${index}`,
  text: `How wide is panel ${index}?`,
  asker: 'Ada O.',
  createdAt: '2026-11-19T08:00:00.000Z',
  answer: { text: `It is 1.1${index} m wide.`, answeredAt: '2026-11-20T08:00:00.000Z' },
});
const allQuestions = Array.from({ length: 6 }, (_, index) => question(index));

const server = mockServer(
  mock.pending(stores.page),
  mock.pending(follows.byStore),
  mock.pending(reviews.list),
  mock.pending(policies.ofStore),
  mock.pending(checkout.shippingFee),
  mock.ok(catalogue.related, []),
  mock.ok(catalogue.byId, buildCustomerProduct({ id: 'p1' })),
);
const questionsHandler = mock.ok(questions.list, ({ query }) => {
  const found = allQuestions.filter(({ text }) => text.includes(query.search ?? ''));
  return { rows: found.slice(0, query.limit), count: found.length };
});
const section = async () =>
  within(await screen.findByRole('region', { name: 'Questions and answers' }));

it('the questions section shows and searches answered questions, with the store’s name and the date of each answer', async () => {
  server.use(questionsHandler, ...frameHandlers());
  const { user } = renderApp('storefront', routes, '/products/p1');
  const part = await section();
  expect(await part.findByText('It is 1.10 m wide.')).toBeVisible();
  expect(part.getAllByText('Helios Yard answered, 20 Nov 2026')).toHaveLength(4);
  await user.click(part.getByRole('button', { name: 'Show more questions' }));
  expect(await part.findByText('It is 1.15 m wide.')).toBeVisible();
  await user.type(part.getByRole('searchbox', { name: 'Search questions and answers' }), 'panel 3');
  expect(await part.findByText('1 answered question')).toBeVisible();
  expect(part.getByText('It is 1.13 m wide.')).toBeVisible();
  expect(part.getByRole('link', { name: 'Sign in to ask the store' })).toHaveAttribute(
    'href',
    '/sign-in?redirectTo=%2Fproducts%2Fp1%23questions',
  );
});

it('the questions section sends a customer’s question, and keeps it when the server refuses', async () => {
  const sent = vi.fn();
  server.use(
    questionsHandler,
    ...frameHandlers(),
    mock.fail(questions.ask, 429, { message: 'Too many attempts.' }),
  );
  const { user } = renderApp('storefront', routes, '/products/p1', {
    as: buildAccount('customer'),
  });
  const part = await section();
  await user.click(part.getByRole('button', { name: 'Ask the store' }));
  const field = await part.findByLabelText('Your question to Helios Yard');
  await user.type(field, 'Why?');
  await user.click(part.getByRole('button', { name: 'Send question' }));
  expect(await part.findByText('Use at least 10 characters')).toBeVisible();
  await user.type(field, ' Does it hum?');
  await user.click(part.getByRole('button', { name: 'Send question' }));
  expect(await part.findByText('Too many attempts.')).toBeVisible();
  server.use(
    mock.ok(questions.ask, ({ body }) => {
      sent(body);
      return null;
    }),
  );
  await user.click(part.getByRole('button', { name: 'Send question' }));
  expect(await part.findByText(/^Your question was sent to Helios Yard/)).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ productId: 'p1', text: 'Why? Does it hum?' });
});
