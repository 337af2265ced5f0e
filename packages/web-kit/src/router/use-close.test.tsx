import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useClose } from './use-close';

function Drawer() {
  const close = useClose('/orders');
  return (
    <button type="button" onClick={close}>
      Close
    </button>
  );
}

function List() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <Outlet />
    </>
  );
}

const open = (entries: string[]) => {
  const router = createMemoryRouter(
    [{ path: '/orders', Component: List, children: [{ path: 'new', Component: Drawer }] }],
    { initialEntries: entries },
  );
  render(<RouterProvider router={router} />);
  return router;
};

it('useClose goes back to where the drawer was opened', async () => {
  const router = open(['/orders?page=3']);
  await router.navigate('/orders/new');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText('/orders?page=3')).toBeVisible();
  expect(router.state.historyAction).toBe('POP');
});

it('useClose goes to the list with its filters when the visit started with the drawer open', async () => {
  const router = open(['/orders/new?status=pending']);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText('/orders?status=pending')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});

it('useClose goes to the list with its current filters when they changed while the drawer was open', async () => {
  const router = open(['/orders']);
  await router.navigate('/orders/new');
  await screen.findByRole('button', { name: 'Close' });
  await router.navigate('/orders/new?status=pending');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('/orders?status=pending')).toBeVisible();
});
