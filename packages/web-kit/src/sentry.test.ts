import * as Sentry from '@sentry/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createElement } from 'react';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import * as coupons from '@market/api-client/contract/main/coupons';
import { ApiError } from '@market/api-client/errors';
import { AppRoot } from './router/app-router';
import { startSentryWhenIdle } from './sentry';
import { routeName, startSentry } from './sentry-client';
import { createServices } from './services';
import { testConfig } from './testing/render-app';

const DSN = 'https://key@reports.example/1';
const Page = () => null;
const failWith = (error: unknown) => () => {
  throw error;
};
const at = (address: string) =>
  createMemoryRouter(
    [
      {
        path: '/',
        children: [
          { index: true, Component: Page },
          { path: 'orders', children: [{ path: ':id', Component: Page }] },
        ],
      },
      { path: '/c/:categoryId', Component: Page },
      {
        path: '/broken',
        Component: failWith(new Error('cannot draw')),
        ErrorBoundary: () => 'Something went wrong',
      },
      {
        path: '/refused',
        Component: failWith(
          new ApiError('no', 'rejected', { status: 404, endpoint: coupons.byId.name }),
        ),
        ErrorBoundary: () => 'Refused',
      },
      { path: '*', Component: Page },
    ],
    { initialEntries: [address] },
  );

let sent: string[];
let listened: Console['error'];
const transport: Sentry.BrowserOptions['transport'] = () => ({
  send: (envelope) => {
    sent.push(JSON.stringify(envelope));
    return Promise.resolve({});
  },
  flush: () => Promise.resolve(true),
});

beforeEach(() => {
  sent = [];
  listened = globalThis.console.error;
});
afterEach(async () => {
  await Sentry.close();
  // Sentry patches the console and does not restore it.
  globalThis.console.error = listened;
});

describe('error reports and traces', () => {
  it('are disabled without a DSN', () => {
    const init = vi.spyOn(globalThis, 'setTimeout');
    startSentryWhenIdle(undefined, at('/'));
    expect(init).not.toHaveBeenCalled();
  });

  it('name transactions by route and drop those of the 404 page', async () => {
    const router = at('/orders/7');
    startSentry(DSN, router, { transport });
    await router.navigate('/nowhere');
    await router.navigate('/c/solar');
    Sentry.getActiveSpan()?.end();
    await Sentry.flush();
    const all = sent.join();
    expect(all).toContain('/orders/:id');
    expect(all).toContain('/c/:categoryId');
    expect(all).not.toContain('/404');
  });

  it('add the trace to requests below api/ only', () => {
    startSentry(DSN, at('/'), { transport });
    const { tracesSampleRate, tracePropagationTargets = [] } =
      Sentry.getClient()?.getOptions() ?? {};
    const carries = (url: string) =>
      tracePropagationTargets.some((target) => target instanceof RegExp && target.test(url));
    expect(tracesSampleRate).toBe(1);
    expect(
      [
        '/api/v1/products',
        'api/v1/products',
        `${location.origin}/api/v1/products`,
        'https://elsewhere.example/api/',
        '/images/a',
      ].map(carries),
    ).toEqual([true, true, true, false, false]);
  });

  it('include caught errors, even those caught before Sentry starts, but not API errors', async () => {
    vi.mocked(listened).mockImplementation(() => undefined);
    const services = createServices('merchant', testConfig);
    const { rerender } = render(
      createElement(AppRoot, { key: 1, router: at('/broken'), services }),
    );
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    rerender(createElement(AppRoot, { key: 2, router: at('/refused'), services }));
    expect(await screen.findByText('Refused')).toBeVisible();
    vi.mocked(listened).mockClear();

    startSentryWhenIdle(DSN, at('/'), { transport });
    await vi.waitFor(() => expect(sent.join()).toContain('cannot draw'), 30_000);
    expect(sent.join()).not.toContain('"type":"ApiError"');
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
