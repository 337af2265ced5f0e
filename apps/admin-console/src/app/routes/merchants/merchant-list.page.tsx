import { Building2 } from 'lucide-react';
import { isSearchCapped } from '@market/domain/list-limits';
import type { Merchant } from '@market/domain/stores/merchant';
import { ListViews } from '@market/console/views/list-views';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { useList } from '@market/web-kit/list/use-list';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { MerchantFilters } from '../../../features/merchants/components/merchant-filters';
import {
  merchantColumns,
  merchantSortOptions,
  MerchantTable,
} from '../../../features/merchants/components/merchant-table';
import { isFiltered, merchantList } from '../../../features/merchants/merchants.queries';
import { paths } from '../../paths';

export function MerchantListPage() {
  const keepSearch = useKeepSearch();
  const { search, setSearch, table } = useList(merchantList, isSearchCapped);
  const hrefOf = ({ storeId }: Pick<Merchant, 'storeId'>) =>
    keepSearch(paths.merchants.detail.href({ id: storeId }));
  const clearFilters = () =>
    setSearch({ search: undefined, status: undefined, paymentCategoryId: undefined });

  return (
    <>
      <PageHeader
        title="Merchants and stores"
        description="Every merchant with its store, in any status"
        actions={
          <ListViews
            list="admin-merchants"
            href={paths.merchants.list.href()}
            columns={merchantColumns(hrefOf)}
          />
        }
      />
      <MerchantFilters search={search} onChange={setSearch} />
      <MerchantTable
        {...table}
        sorting={{
          options: merchantSortOptions,
          value: search.sort,
          onChange: (sort) => setSearch({ sort }),
        }}
        filtered={isFiltered(search)}
        hrefOf={hrefOf}
        empty={
          <EmptyState title="No merchants yet" icon={<Building2 />}>
            Merchants appear here when they sign up.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No merchants match these filters"
            action={<Button onClick={clearFilters}>Clear filters</Button>}
          >
            Try another search, or clear the filters.
          </EmptyState>
        }
      />
    </>
  );
}
