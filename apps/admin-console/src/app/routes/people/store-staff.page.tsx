import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { staffNameColumn, staffColumns } from '@market/console/people/staff-columns';
import type { StaffMember } from '@market/domain/staff/staff';
import { Button } from '@market/ui/button';
import { DataTable, type Column } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Toolbar } from '@market/ui/toolbar';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useList } from '@market/web-kit/list/use-list';
import { useServices } from '@market/web-kit/services';
import { PeopleTabs } from '../../../features/people/components/people-tabs';
import { peopleCountsQuery, storeStaffList } from '../../../features/people/people.queries';
import { paths } from '../../paths';

const columns: readonly Column<StaffMember>[] = [
  staffNameColumn,
  {
    id: 'store',
    header: 'Store',
    className: 'md:max-w-48 md:@3xl:max-w-64',
    cell: ({ storeId, storeName }) => (
      <Link
        to={paths.merchants.detail.href({ id: storeId })}
        className="block wrap-anywhere whitespace-normal hover:underline"
      >
        {storeName}
      </Link>
    ),
  },
  ...staffColumns,
];

export function StoreStaffPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const { data: counts } = useQuery(peopleCountsQuery(api));
  const { search, setSearch, table } = useList(storeStaffList);
  return (
    <>
      <PageHeader
        title="People"
        description="Who works for the stores, and what each person can do"
      />
      <PeopleTabs
        value="store-staff"
        counts={counts}
        onChange={(tab) =>
          void navigate({ pathname: paths.people.list.href(), search: `?role=${tab}` })
        }
      />
      <Toolbar>
        <SearchBox
          label="Name, email or store"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <DataTable
        caption="Store staff"
        columns={columns}
        rowKey={({ id }) => id}
        skeletonRows={8}
        filtered={search.search !== undefined}
        empty={
          <EmptyState title="No stores yet" icon={<Users />}>
            Owners appear here when they sign up, and staff when an owner invites them.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="Nobody matches this search"
            action={<Button onClick={() => setSearch({ search: undefined })}>Clear search</Button>}
          />
        }
        {...table}
      />
    </>
  );
}
