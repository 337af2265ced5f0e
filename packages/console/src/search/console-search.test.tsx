import { screen } from '@testing-library/dom';
import { CreditCard } from 'lucide-react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { buildAccount } from '@market/testing/factories/accounts';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { ConsoleSearch } from './console-search';
import { SearchAll, type ConsolePaletteProps } from './search-all';
import { usePaletteInput } from './use-palette-input';

mockServer();

const pages = [{ items: [{ label: 'Payment events', to: '/events', icon: CreditCard }] }];
const hrefs = { order: () => '/', ordersMatching: () => '/' };

function Palette({ typed, ...props }: ConsolePaletteProps) {
  const input = usePaletteInput(['pages'], typed);
  return <SearchAll {...props} input={input} hrefs={hrefs} sources={[]} />;
}

it('what is typed while the console search loads is in its field, and Escape returns the focus', async () => {
  let finish = (): void => undefined;
  const finished = new Promise<{ default: typeof Palette }>((resolve) => {
    finish = () => resolve({ default: Palette });
  });
  const LazyPalette = lazy(() => finished);
  const element = (
    <ConsoleSearch
      palette={(close, typed) => <LazyPalette pages={pages} typed={typed} onClose={close} />}
    />
  );
  const { user } = renderApp('merchant', [{ path: '/', element }], '/', {
    as: buildAccount('merchant'),
  });
  const button = await screen.findByRole('button', { name: /^Search or jump to/ });
  await user.click(button);
  await user.keyboard('g pay{Escape}');
  expect(button).toHaveFocus();

  await user.keyboard('{Enter}g pay');
  finish();
  const field = await screen.findByRole('combobox', { name: 'Search or jump to' });
  await vi.waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('pay');
  expect(screen.getByRole('button', { name: /^Pages/, pressed: true })).toBeVisible();
  await user.keyboard('ment e');
  expect(await screen.findByRole('option', { name: /^Payment events/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(button).toHaveFocus());
});
