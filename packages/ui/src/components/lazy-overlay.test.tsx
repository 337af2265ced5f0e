import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyOverlay } from './lazy-overlay';

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
const isOnline = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.useFakeTimers();
  isOnline.mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
});

it('lazyOverlay fetches the code of an overlay once when the page is idle, and shows its content as soon as the overlay is opened', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = lazyOverlay(load);
  const page = (when: boolean) => (
    <>
      <Part when={when} name="Ngozi" />
      <Part when={false} name="Sani" />
    </>
  );
  const { rerender } = render(page(false));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.runAllTimersAsync());
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Hello/)).not.toBeInTheDocument();

  rerender(page(true));
  expect(screen.getByText('Hello Ngozi')).toBeVisible();
});

it('lazyOverlay fetches the code immediately when the overlay is opened before the page is idle', async () => {
  const Part = lazyOverlay(() => Promise.resolve(Greeting));
  render(<Part when name="Ngozi" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Hello Ngozi')).toBeVisible();
});

it('lazyOverlay tries again when the network returns', async () => {
  isOnline.mockReturnValue(false);
  const load = vi
    .fn(() => Promise.resolve(Greeting))
    .mockRejectedValueOnce(new Error('No network'));
  const Part = lazyOverlay(load);
  render(<Part when name="Ngozi" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByText(/Hello/)).not.toBeInTheDocument();

  isOnline.mockReturnValue(true);
  await act(async () => {
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('Hello Ngozi')).toBeVisible();
});
