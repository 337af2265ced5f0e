import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { approvalStatuses } from '@market/domain/catalogue/product';
import { Button } from '@market/ui/button';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import toolbox from '@market/ui/illustrations/toolbox.svg';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Toolbar } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { productColumns } from '../../../features/products/components/product-columns';
import { approvalTexts } from '../../../features/products/model/product-texts';
import { productSearchSchema } from '../../../features/products/product-search.schema';
import { productListQuery } from '../../../features/products/products.queries';
import { paths } from '../../paths';

const statuses = approvalStatuses.map((value) => ({ value, label: approvalTexts[value].label }));

export function ProductListPage() {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(productSearchSchema);
  const list = useQuery(productListQuery(api, search));
  useLastPage(list, search, setSearch);
  const isFiltered = Boolean(search.search ?? search.approvalStatus);
  // The invitation to add the first one has this button; a view has one primary.
  const isNew = list.data?.count === 0 && !isFiltered;
  const add = (
    <Button variant="primary" icon={<Plus size={17} />} render={<Link to={paths.products.create.href()} />}>
      Add product
    </Button>
  );

  return (
    <>
      <PageHeader title="Products" description="What you sell, what is left of it, and what the platform said of it" actions={!isNew && add} />
      <Toolbar>
        <SearchBox label="Search name or SKU" value={search.search} onSearch={(text) => setSearch({ search: text }, { replace: true })} />
        <FilterSelect label="Approval" options={statuses} value={search.approvalStatus} onChange={(approvalStatus) => setSearch({ approvalStatus })} />
      </Toolbar>
      <DataTable
        caption="Products"
        columns={productColumns(({ id }) => paths.products.edit.href({ id }))}
        rowKey={({ id }) => id}
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        filtered={isFiltered}
        error={queryError(list)}
        empty={
          <EmptyState title="No products yet" illustrationUrl={toolbox} action={add}>
            Add your first product. It goes live after approval, usually within a day.
          </EmptyState>
        }
        noMatch={
          <EmptyState title="No products match these filters" action={<Button onClick={() => setSearch({ search: undefined, approvalStatus: undefined })}>Clear filters</Button>}>
            Look for another word, or take a filter away.
          </EmptyState>
        }
        footer={
          list.data && (
            <Pager page={search.page} pageSize={search.size} total={list.data.count} onPageChange={(page) => setSearch({ page })} onPageSizeChange={(size) => setSearch({ size })} />
          )
        }
      />
    </>
  );
}
