import { useLayoutEffect } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listSearchFields } from './list-search-fields';
import { useListSearch } from './list-search';

const schema = z.object({
  ...listSearchFields,
  tags: z.catch(z.optional(z.string()), undefined),
  sort: z.catch(z.optional(z.string()), undefined),
});

type SetSearch = (patch: { tags?: string; sort?: string }) => void;

function List({ onRendered }: { onRendered?: ((set: SetSearch) => void) | undefined }) {
  const [search, set] = useListSearch(schema);
  useLayoutEffect(() => onRendered?.(set));
  const add = (tag: string) =>
    set((current) => ({ tags: [current.tags, tag].filter(Boolean).join() }));
  return (
    <>
      <button
        onClick={() => {
          add('red');
          add('large');
          set({ sort: 'price' });
        }}
      >
        Three presses
      </button>
      <output>{`${search.tags ?? 'none'} by ${search.sort ?? 'name'}, page ${search.page}`}</output>
    </>
  );
}

/** Opens the list on a route whose loader can be made to wait. */
function openList(onRendered?: (set: SetSearch) => void) {
  const hold = { isOn: false, release: (): void => undefined };
  const loader = () =>
    new Promise<null>((resolve) => {
      hold.release = () => resolve(null);
      if (!hold.isOn) hold.release();
    });
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <List {...(onRendered && { onRendered })} />,
        loader,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/?page=3&from=mail'] },
  );
  render(<RouterProvider router={router} />);
  return { router, hold };
}

it('useListSearch merges quick successive changes, keeps unknown parameters, and follows the Back button', async () => {
  const { router, hold } = openList();
  const presses = await screen.findByRole('button', { name: 'Three presses' });
  hold.isOn = true;
  await userEvent.click(presses);
  // The new state is shown at once, while the router is still waiting for the loader.
  expect(screen.getByRole('status')).toHaveTextContent('red,large by price, page 1');
  expect(router.state.location.search).toBe('?page=3&from=mail');
  hold.isOn = false;
  hold.release();
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      from: 'mail',
      tags: 'red,large',
      sort: 'price',
    }),
  );
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('none by name, page 3'));
});

it('useListSearch shows the state of the URL again when the Back button interrupts a change', async () => {
  const { router, hold } = openList();
  const presses = await screen.findByRole('button', { name: 'Three presses' });
  hold.isOn = true;
  await userEvent.click(presses);
  hold.isOn = false;
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('none by name, page 3'));
});

it('useListSearch keeps a change that is made while another navigation ends', async () => {
  let isDue = false;
  const { router, hold } = openList((set) => {
    if (!isDue || !router.state.location.search.includes('page=2')) return;
    isDue = false;
    hold.isOn = true;
    set({ tags: 'new' });
  });
  const presses = await screen.findByRole('button', { name: 'Three presses' });
  isDue = true;
  await act(() => router.navigate('/?page=2'));
  await userEvent.click(presses);
  expect(screen.getByRole('status')).toHaveTextContent('new,red,large by price, page 1');
  hold.isOn = false;
  hold.release();
  await waitFor(() =>
    expect(router.state.location.search).toBe('?tags=new%2Cred%2Clarge&sort=price'),
  );
});
