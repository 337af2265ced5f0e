import * as Sentry from '@sentry/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRouter } from 'react-router-dom';
import { startSentryWhenIdle } from './sentry';
import { routeName, startSentry } from './sentry-client';

const DSN = 'https://key@reports.example/1';
const init = vi.hoisted(() => vi.fn());
vi.mock('@sentry/react', async (original) => ({ ...(await original<typeof Sentry>()), init }));

const Page = () => null;
const at = (address: string) =>
  createMemoryRouter(
    [
      { path: '/', children: [{ index: true, Component: Page }, { path: 'orders', children: [{ path: ':id', Component: Page }] }] },
      { path: '/c/:categoryId', Component: Page },
      { path: '*', Component: Page },
    ],
    { initialEntries: [address] },
  );

beforeEach(() => void init.mockReset());
afterEach(() => void vi.useRealTimers());

describe('error reports and traces', () => {
  it('are off without a DSN', () => {
    vi.useFakeTimers();
    startSentryWhenIdle(undefined, at('/'));
    vi.runAllTimers();
    expect(init).not.toHaveBeenCalled();
  });

  it('trace everything, carry the trace to api/ only, and drop the 404 page', () => {
    startSentry(DSN, at('/'));
    const options = init.mock.calls[0]?.[0] as Sentry.BrowserOptions;
    const carries = (url: string) => options.tracePropagationTargets?.some((target) => target instanceof RegExp && target.test(url));
    expect([options.dsn, options.tracesSampleRate]).toEqual([DSN, 1]);
    expect(['/api/v1/products', `${location.origin}/api/v1/products`, 'https://elsewhere.example/api/', '/images/a'].map(carries)).toEqual([true, true, false, false]);
    const sent = (transaction: string) => options.beforeSendTransaction?.({ type: 'transaction', transaction }, {}) ?? null;
    expect([sent('/404'), sent('/orders/:id')]).toEqual([null, { type: 'transaction', transaction: '/orders/:id' }]);
  });

  it.each([
    ['/', '/'],
    ['/orders/7', '/orders/:id'],
    ['/c/solar', '/c/:categoryId'],
    ['/nowhere', '/404'],
  ])('name %s by its route', (address, name) => {
    expect(routeName(at(address))).toBe(name);
  });
});
