import { Plus, Truck } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { useList } from '@market/web-kit/list/use-list';
import { useClose } from '@market/web-kit/router/use-close';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useNow } from '@market/web-kit/use-now';
import { PartnerFilters } from '../../../features/partners/components/partner-filters';
import { PartnerFormDrawer } from '../../../features/partners/components/partner-form-drawer';
import { PartnerTable } from '../../../features/partners/components/partner-table';
import { isFiltered, partnerList } from '../../../features/partners/partners.queries';
import { paths } from '../../paths';

export function PartnerListPage() {
  const now = useNow();
  const keepSearch = useKeepSearch();
  const { search, setSearch, table } = useList(partnerList);

  return (
    <>
      <PageHeader
        title="Shipping partners"
        description="Companies that deliver orders. Only active companies can be assigned deliveries."
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
        {...table}
        now={now}
        filtered={isFiltered(search)}
        hrefOf={({ id }) => paths.partners.detail.href({ id })}
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
      />
      <Outlet />
    </>
  );
}

export function PartnerCreatePage() {
  const close = useClose(paths.partners.list.href());
  return <PartnerFormDrawer onClose={close} />;
}
