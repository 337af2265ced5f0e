import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RouteError } from '../route-error';
import { reloadAfterRelease, withChunkLoadErrors } from './chunk-load-errors';

it('the router shows an error inside the layout when the chunk of a page fails to load', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const routes = withChunkLoadErrors([
    {
      HydrateFallback: () => null,
      Component: () => (
        <>
          <p>Frame</p>
          <Outlet />
        </>
      ),
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { path: '/', Component: () => <h1>Home</h1> },
            {
              path: '/contact',
              lazy: {
                Component: () =>
                  Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
              },
            },
          ],
        },
      ],
    },
  ]);
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/contact'));
  expect(
    await screen.findByRole('heading', { name: 'This page could not be shown' }),
  ).toBeVisible();
  expect(screen.getByText('Frame')).toBeVisible();
  complained.mockReset();
});

const missingFile = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('reloadAfterRelease', () => {
  afterEach(() => {
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it('reloads once, then leaves the error to the page', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    reloadAfterRelease();
    expect([missingFile(), missingFile()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload while the browser is offline', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', { onLine: false });
    reloadAfterRelease();
    expect(missingFile()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
