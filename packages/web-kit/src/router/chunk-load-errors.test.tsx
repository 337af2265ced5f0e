import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RouteError } from '../route-error';
import { withChunkLoadErrors } from './chunk-load-errors';

it('shows a page whose chunk failed to load as an error inside the layout', async () => {
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
