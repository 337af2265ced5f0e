import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as partners from '@market/api-client/contract/main/partners';
import type { Account } from '@market/domain/accounts/account';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { createServices } from '@market/web-kit/services';
import { testConfig } from '@market/web-kit/testing/render-app';
import { buildStepAnswer, buildRiderOrder } from '../../../test/orders';
import { getStepQueue } from './step-queue';

const server = mockServer();

it('the step queue shows a step as being saved until it is stored, keeps accounts on a shared phone separate, and sends each step only while its rider is signed in', async () => {
  const order = buildRiderOrder('assigned');
  const services = createServices('logistics', testConfig);
  const { session } = services;
  const signIn = (user: Account) =>
    session.start({
      token: user.id,
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
      expiresIn: 900,
      user,
    });
  const [first, second] = [
    buildAccount('dispatcher', { id: 'first' }),
    buildAccount('dispatcher', { id: 'second' }),
  ];
  const senders: (string | undefined)[] = [];
  server.use(mock.offline(partners.step));

  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', Object.create(navigator, { storage: { value: { persist } } }));
  signIn(first);
  const queue = getStepQueue(services);
  const stored = queue.take(order, { step: 'picked_up' });
  expect(queue.steps()).toMatchObject([
    { orderId: order.id, step: { step: 'picked_up' }, isSaving: true },
  ]);
  expect(persist).toHaveBeenCalledOnce();
  await stored;
  expect(queue.steps()[0]).not.toHaveProperty('isSaving');
  await queue.send();
  expect(queue.steps()).toMatchObject([{ orderId: order.id, step: { step: 'picked_up' } }]);

  server.use(
    mock.ok(partners.step, ({ body }) => {
      senders.push(session.user()?.id);
      return buildStepAnswer(body, order);
    }),
  );
  session.clear();
  signIn(second);
  await waitFor(() => expect(queue.steps()).toEqual([]));
  await queue.send();
  expect(senders).toEqual([]);

  session.clear();
  signIn(first);
  await waitFor(() => expect(senders).toEqual(['first']));
  await waitFor(() => expect(queue.steps()).toEqual([]));
});
