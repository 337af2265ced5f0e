import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listSearchFields } from './list-search-fields';
import { useListSearch } from './list-search';
import { useLastPage } from './use-last-page';

const schema = z.object(listSearchFields);

const open = (address: string, list: Parameters<typeof useLastPage>[0]) => {
  function List() {
    const [search, setSearch] = useListSearch(schema);
    useLastPage(list, search, setSearch);
    return null;
  }
  const router = createMemoryRouter([{ path: '/orders', Component: List }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
};

it('useLastPage replaces a page past the end with the last page and keeps the filters', async () => {
  const router = open('/orders?search=ikeja&page=9', {
    data: { count: 41 },
    isPlaceholderData: false,
  });
  await waitFor(() => expect(router.state.location.search).toBe('?search=ikeja&page=3'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('useLastPage replaces any page with the first page when the list is empty', async () => {
  const router = open('/orders?page=2', { data: { count: 0 }, isPlaceholderData: false });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('useLastPage waits for the rows of the current search', async () => {
  const router = open('/orders?page=9', { data: { count: 1 }, isPlaceholderData: true });
  await act(async () => undefined);
  expect(router.state.location.search).toBe('?page=9');
});
