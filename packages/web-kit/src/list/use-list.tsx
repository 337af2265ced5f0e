import { useQuery } from '@tanstack/react-query';
import type { Page } from '@market/domain/paging';
import { Pager } from '@market/ui/pager';
import type { PageSearch } from '../router/list-search-fields';
import { useListSearch } from '../router/list-search';
import type { UrlList } from '../router/url-list';
import { useLastPage } from '../router/use-last-page';
import { useServices } from '../services';
import { queryError } from './query-error';

/**
 * A list whose state is in the URL. `table` has props for a `DataTable`: the rows, or the error
 * when there are none, and the pager. `isCapped` tells whether the server stopped counting the
 * rows.
 */
export function useList<List extends Page<unknown>, Search extends PageSearch>(
  { schema, query }: UrlList<List, Search>,
  isCapped: (list: List, search: Search) => boolean = () => false,
) {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(schema);
  const list = useQuery(query(api, search));
  useLastPage(list, search, setSearch);
  const rows: List['rows'] | undefined = list.data?.rows;
  const table = {
    rows,
    refetching: list.isPlaceholderData,
    error: queryError(list),
    footer: list.data && (
      <Pager
        page={search.page}
        pageSize={search.size}
        total={list.data.count}
        capped={isCapped(list.data, search)}
        onPageChange={(page) => setSearch({ page })}
        onPageSizeChange={(size) => setSearch({ size })}
      />
    ),
  };
  return { list, search, setSearch, table };
}
