import { useQuery } from '@tanstack/react-query';
import { SearchX, Undo2 } from 'lucide-react';
import { returnStatusLabels, returnStatuses } from '@market/domain/orders/return-status';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { NativeSelect } from '@market/ui/native-select';
import { Pager } from '@market/ui/pager';
import { Skeleton } from '@market/ui/skeleton';
import { useListSearch } from '@market/web-kit/router/list-search';
import { parseChoice } from '@market/web-kit/router/search-values';
import { useServices } from '@market/web-kit/services';
import { ReturnRow } from '../../../features/returns/components/return-row';
import { returnListQuery, returnSearch } from '../../../features/returns/return-list.queries';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { AccountLayout } from '../account/account-layout';

export function ReturnListPage() {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(returnSearch);
  const query = useQuery(returnListQuery(api, search));
  const counts = query.data?.statusCounts ?? {};
  return (
    <AccountLayout
      title="Returns"
      action={
        <NativeSelect
          aria-label="Status"
          className="w-auto"
          value={search.status ?? ''}
          onChange={(event) =>
            setSearch({ status: parseChoice(event.target.value, returnStatuses) })
          }
        >
          <option value="">All returns</option>
          {returnStatuses
            .filter((status) => counts[status] || status === search.status)
            .map((status) => (
              <option key={status} value={status}>
                {`${returnStatusLabels[status]} (${counts[status] ?? 0})`}
              </option>
            ))}
        </NativeSelect>
      }
    >
      <QueryView query={query} skeleton={<ReturnsSkeleton />}>
        {({ rows, count }) =>
          rows.length === 0 ? (
            <NoReturns
              isFiltered={search.status !== undefined || search.page > 1}
              onClear={() => setSearch({ status: undefined })}
            />
          ) : (
            <>
              <ul className="mb-4 overflow-clip rounded-3 border border-line bg-surface">
                {rows.map((row) => (
                  <ReturnRow key={row.id} row={row} to={paths.return.href({ returnId: row.id })} />
                ))}
              </ul>
              {count > search.size && (
                <Pager
                  page={search.page}
                  pageSize={search.size}
                  total={count}
                  onPageChange={(page) => setSearch({ page })}
                />
              )}
            </>
          )
        }
      </QueryView>
    </AccountLayout>
  );
}

function NoReturns({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No returns with this status"
        action={<Button onClick={onClear}>Show all returns</Button>}
      />
    );
  return (
    <EmptyState
      icon={<Undo2 />}
      title="No returns"
      action={<Button render={<Link to={paths.orders.href()} />}>See your orders</Button>}
    >
      To return something, open its order after delivery.
    </EmptyState>
  );
}

function ReturnsSkeleton() {
  return (
    <div role="status" aria-label="Loading returns" className="grid gap-4">
      <Skeleton className="h-28 rounded-3" />
      <Skeleton className="h-28 rounded-3" />
    </div>
  );
}
