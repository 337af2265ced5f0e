import { render, screen, waitFor } from '@testing-library/react';
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

function List() {
  const [search, set] = useListSearch(schema);
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

it('merges quick successive changes, keeps unknown parameters, and follows Back', async () => {
  let isHeld = false;
  let letGo = (): void => undefined;
  const loader = () =>
    new Promise<null>((resolve) => {
      letGo = () => resolve(null);
      if (!isHeld) letGo();
    });
  const router = createMemoryRouter(
    [{ path: '/', Component: List, loader, HydrateFallback: () => null }],
    { initialEntries: ['/?page=3&from=mail'] },
  );
  render(<RouterProvider router={router} />);
  const presses = await screen.findByRole('button', { name: 'Three presses' });
  isHeld = true;
  await userEvent.click(presses);
  // Shown at once, while the router still waits for the loader.
  expect(screen.getByRole('status')).toHaveTextContent('red,large by price, page 1');
  expect(router.state.location.search).toBe('?page=3&from=mail');
  isHeld = false;
  letGo();
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
