import { useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { Outlet, useNavigate } from 'react-router-dom';
import { ListViews } from '@market/console/views/list-views';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { useList } from '@market/web-kit/list/use-list';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useUser } from '@market/web-kit/use-session';
import { PeopleFilters } from '../../../features/people/components/people-filters';
import {
  peopleColumns,
  peopleSortOptions,
  PeopleTable,
} from '../../../features/people/components/people-table';
import { PeopleTabs } from '../../../features/people/components/people-tabs';
import { isFiltered, peopleCountsQuery, peopleList } from '../../../features/people/people.queries';
import { paths } from '../../paths';

export function PeopleListPage() {
  const { api } = useServices();
  const user = useUser();
  const now = useNow();
  const keepSearch = useKeepSearch();
  const navigate = useNavigate();
  const { search, setSearch, table: found } = useList(peopleList);
  const { data: counts } = useQuery(peopleCountsQuery(api));
  const table = {
    role: search.role,
    ownId: user?.id ?? '',
    now,
    hrefOf: ({ id }: { id: string }) => keepSearch(paths.people.detail.href({ id })),
  };
  const create = search.role === 'approver' ? paths.people.createApprover : paths.people.create;

  return (
    <>
      <PageHeader
        title="People"
        description="Who runs the platform, and what each person can do"
        actions={
          <>
            <ListViews
              list="admin-people"
              href={paths.people.list.href()}
              columns={peopleColumns(table)}
            />
            <Button
              variant="primary"
              icon={<UserPlus size={17} />}
              render={<Link to={keepSearch(create.href())} />}
            >
              {search.role === 'approver' ? 'Add approver' : 'Add person'}
            </Button>
          </>
        }
      />
      <PeopleTabs
        value={search.role}
        counts={counts}
        onChange={(tab) => {
          if (tab === 'store-staff') void navigate(paths.people.storeStaff.href());
          else setSearch({ role: tab, resource: undefined });
        }}
      />
      <PeopleFilters search={search} onChange={setSearch} />
      <PeopleTable
        {...table}
        {...found}
        sorting={{
          options: peopleSortOptions,
          value: search.sort,
          onChange: (sort) => setSearch({ sort }),
        }}
        filtered={isFiltered(search)}
        empty={
          <EmptyState title="Nobody has this role yet" icon={<Users />}>
            Add someone, and we will email them a link to choose a password.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="Nobody matches these filters"
            action={
              <Button
                onClick={() =>
                  setSearch({ search: undefined, status: undefined, resource: undefined })
                }
              >
                Clear filters
              </Button>
            }
          />
        }
      />
      {search.role === 'admin' && counts && counts.activeSuperAdmins <= 2 && (
        <Alert tone="info" className="mt-4">
          {counts.activeSuperAdmins === 1
            ? 'There is only one super admin, who cannot be deactivated or deleted. Add a second one.'
            : 'There are only two super admins. The last one cannot be deactivated or deleted.'}
        </Alert>
      )}
      <Outlet />
    </>
  );
}
