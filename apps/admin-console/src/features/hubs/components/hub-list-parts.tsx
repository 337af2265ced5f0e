import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Pager } from '@market/ui/pager';
import type { HubSearch } from '../hubs.queries';

export interface HubViewProps {
  search: HubSearch;
  setSearch: (patch: Partial<HubSearch>, options?: { replace?: boolean }) => void;
}

export const NoMatch = ({ setSearch }: Pick<HubViewProps, 'setSearch'>) => (
  <EmptyState
    title="Nothing matches"
    action={
      <Button onClick={() => setSearch({ search: undefined, hubId: undefined })}>
        Clear filters
      </Button>
    }
  >
    Try another search or hub.
  </EmptyState>
);

export const HubPager = ({ search, setSearch, total }: HubViewProps & { total: number }) => (
  <Pager
    page={search.page}
    pageSize={search.size}
    total={total}
    onPageChange={(page) => setSearch({ page })}
    onPageSizeChange={(size) => setSearch({ size })}
  />
);
