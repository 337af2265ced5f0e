import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import * as staff from '@market/api-client/contract/main/staff';
import { fullName } from '@market/domain/accounts/person-name';
import type { StaffMember } from '@market/domain/staff/staff';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { EmptyState } from '@market/ui/empty-state';
import toolbox from '@market/ui/illustrations/toolbox.svg';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Toolbar } from '@market/ui/toolbar';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useList } from '@market/web-kit/list/use-list';
import { plainList } from '@market/web-kit/router/url-list';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { StaffTable } from '../../../features/staff/components/staff-table';
import { removeStaffMember } from '../../../features/staff/staff.queries';
import { paths } from '../../paths';

export function StaffListPage() {
  const { api } = useServices();
  const me = useUser();
  const keepSearch = useKeepSearch();
  const { search, setSearch, table } = useList(plainList(staff.list));
  const remove = useMutation(removeStaffMember(api));
  const [leaving, setLeaving] = useState<StaffMember>();
  if (!me) return null;

  const invite = (
    <Button
      variant="primary"
      icon={<UserPlus size={17} />}
      render={<Link to={keepSearch(paths.staff.create.href())} />}
    >
      Invite staff
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Staff"
        description="People who work in your store, and their permissions"
        actions={invite}
      />
      <Toolbar>
        <SearchBox
          label="Search name or email"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <StaffTable
        {...table}
        me={me}
        filtered={search.search !== undefined}
        editHref={({ id }) => keepSearch(paths.staff.edit.href({ id }))}
        onRemove={setLeaving}
        empty={
          <EmptyState title="No staff yet" illustrationUrl={toolbox}>
            Invite someone and choose their permissions.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No staff match this search"
            action={
              <Button onClick={() => setSearch({ search: undefined })}>Show all staff</Button>
            }
          >
            Try another name or email address.
          </EmptyState>
        }
      />
      {leaving && (
        <ConfirmDialog
          open
          title={`Remove ${fullName(leaving)}?`}
          confirmLabel="Remove from store"
          cancelLabel="Keep"
          busyLabel="Removing…"
          onConfirm={() => remove.mutateAsync({ params: { id: leaving.id } })}
          onOpenChange={(open) => !open && setLeaving(undefined)}
        >
          They are signed out immediately and cannot sign in again. Their past activity is kept.
        </ConfirmDialog>
      )}
      <Outlet />
    </>
  );
}
