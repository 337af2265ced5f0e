import { useQuery } from '@tanstack/react-query';
import { Plus, Truck } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useClose } from '@market/web-kit/router/use-close';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { PartnerFilters } from '../../../features/partners/components/partner-filters';
import { PartnerFormDrawer } from '../../../features/partners/components/partner-form-drawer';
import { PartnerTable } from '../../../features/partners/components/partner-table';
import {
  isFiltered,
  partnerSearchSchema,
  partnersQuery,
} from '../../../features/partners/partners.queries';
import { paths } from '../../paths';

export function PartnerListPage() {
  const { api } = useServices();
  const now = useNow();
  const keepSearch = useKeepSearch();
  const [search, setSearch] = useListSearch(partnerSearchSchema);
  const list = useQuery(partnersQuery(api, search));
  useLastPage(list, search, setSearch);

  return (
    <>
      <PageHeader
        title="Shipping partners"
        description="Companies that deliver orders. Only active companies can receive deliveries"
        actions={
          <Button
            variant="primary"
            icon={<Plus size={17} />}
            render={<Link to={keepSearch(paths.partners.create.href())} />}
          >
            Add partner
          </Button>
        }
      />
      <PartnerFilters search={search} onChange={setSearch} />
      <PartnerTable
        rows={list.data?.rows}
        now={now}
        refetching={list.isPlaceholderData}
        filtered={isFiltered(search)}
        hrefOf={({ id }) => paths.partners.detail.href({ id })}
        error={queryError(list)}
        empty={
          <EmptyState title="No shipping partners yet" icon={<Truck />}>
            Add a company, or let companies sign up in the logistics app.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No partner matches these filters"
            action={
              <Button onClick={() => setSearch({ search: undefined, status: undefined })}>
                Clear filters
              </Button>
            }
          />
        }
        footer={
          list.data && (
            <Pager
              page={search.page}
              pageSize={search.size}
              total={list.data.count}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
      <Outlet />
    </>
  );
}

export function PartnerCreatePage() {
  const close = useClose(paths.partners.list.href());
  return <PartnerFormDrawer onClose={close} />;
}
