import { Plus } from 'lucide-react';
import type { Coupon } from '@market/domain/coupons/coupon';
import { Outlet } from 'react-router-dom';
import { ListViews } from '@market/console/views/list-views';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import toolbox from '@market/ui/illustrations/toolbox.svg';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { useList } from '@market/web-kit/list/use-list';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { CouponFilters } from '../../../features/coupons/components/coupon-filters';
import {
  couponColumns,
  couponSortOptions,
  CouponTable,
} from '../../../features/coupons/components/coupon-table';
import { couponList, isFiltered } from '../../../features/coupons/coupons.queries';
import { paths } from '../../paths';

export function CouponListPage() {
  const keepSearch = useKeepSearch();
  const { list, search, setSearch, table } = useList(couponList);

  const create = (
    <Button
      variant="primary"
      icon={<Plus size={17} />}
      render={<Link to={keepSearch(paths.coupons.create.href())} />}
    >
      Create coupon
    </Button>
  );
  // The empty state already has this button, and a page has only one primary button.
  const isNew = list.data?.count === 0 && !isFiltered(search);
  const hrefs = {
    editHref: ({ id }: Pick<Coupon, 'id'>) => keepSearch(paths.coupons.edit.href({ id })),
    duplicateHref: ({ id }: Pick<Coupon, 'id'>) => paths.coupons.create.href({ from: id }),
  };
  const clearFilters = () =>
    setSearch({ search: undefined, state: undefined, discountType: undefined });

  return (
    <>
      <PageHeader
        title="Coupons"
        description="Discounts on your products, automatic or with a code"
        actions={
          !isNew && (
            <>
              <ListViews
                list="merchant-coupons"
                href={paths.coupons.list.href()}
                columns={couponColumns(hrefs)}
              />
              {create}
            </>
          )
        }
      />
      <CouponFilters search={search} onChange={setSearch} />
      <CouponTable
        {...table}
        sorting={{
          options: couponSortOptions,
          value: search.sort,
          onChange: (sort) => setSearch({ sort }),
        }}
        filtered={isFiltered(search)}
        {...hrefs}
        empty={
          <EmptyState title="No coupons yet" illustrationUrl={toolbox} action={create}>
            Offer a discount to everyone, or to customers who have a code.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No coupons match these filters"
            action={<Button onClick={clearFilters}>Clear filters</Button>}
          >
            Try another search, or clear the filters.
          </EmptyState>
        }
      />
      <Outlet />
    </>
  );
}
