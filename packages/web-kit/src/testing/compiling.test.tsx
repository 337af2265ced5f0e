import { configure, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderApp } from './render-app';

it('the test setup starts the timeout of a query only after the page is compiled', async () => {
  configure({ asyncUtilTimeout: 200 });
  onTestFinished(() => configure({ asyncUtilTimeout: 30_000 }));
  const slowly = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return () => <h1>Slow page</h1>;
  };
  renderApp(
    'merchant',
    [{ path: '/', HydrateFallback: () => null, lazy: { Component: slowly } }],
    '/',
  );
  expect(await screen.findByRole('heading', { name: 'Slow page' })).toBeVisible();
});
