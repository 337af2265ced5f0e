import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { fullName } from '@market/domain/accounts/person-name';
import type { PartnerPerson } from '@market/domain/shipping/partner-people';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Pager } from '@market/ui/pager';
import { Toolbar } from '@market/ui/toolbar';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { listSearchSchema } from '@market/web-kit/router/list-search-fields';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { peopleQuery, deactivatePerson } from '../company.queries';
import { InviteDialog } from './invite-dialog';
import { peopleColumns } from './people-columns';

export function PeopleCard() {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(listSearchSchema);
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<PartnerPerson>();
  const people = useQuery(peopleQuery(api, search));
  useLastPage(people, search, setSearch);
  const deactivate = useMutation(deactivatePerson(api));
  return (
    <Card
      title="People"
      className="lg:col-span-2"
      flush
      action={
        <Button icon={<UserPlus size={17} />} onClick={() => setInviting(true)}>
          Invite a person
        </Button>
      }
    >
      <p className="px-4 py-4 text-sm text-text-2 md:px-5">
        They sign in with their own password, and see and deliver the same orders as you.
      </p>
      <div className="px-4 md:px-5">
        <Toolbar>
          <SearchBox
            label="Name or email"
            value={search.search}
            onSearch={(text) => setSearch({ search: text }, { replace: true })}
          />
        </Toolbar>
      </div>
      <DataTable
        caption="People"
        bare
        columns={peopleColumns({ onDeactivate: setLeaving })}
        rows={people.data?.rows}
        rowKey={({ id }) => id}
        refetching={people.isPlaceholderData}
        skeletonRows={2}
        filtered={search.search !== undefined}
        error={queryError(people)}
        empty={<EmptyState title="No people yet" icon={<Users />} />}
        noMatch={
          <EmptyState
            title={`Nobody matches “${search.search}”`}
            action={<Button onClick={() => setSearch({ search: undefined })}>Show everyone</Button>}
          />
        }
        footer={
          people.data &&
          people.data.count > search.size && (
            <Pager
              page={search.page}
              pageSize={search.size}
              total={people.data.count}
              onPageChange={(page) => setSearch({ page })}
            />
          )
        }
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {leaving && (
        <ConfirmDialog
          open
          title={`Deactivate ${fullName(leaving)}?`}
          confirmLabel="Deactivate account"
          busyLabel="Deactivating…"
          cancelLabel="Keep active"
          onConfirm={() => deactivate.mutateAsync({ params: { id: leaving.id } })}
          onOpenChange={(open) => !open && setLeaving(undefined)}
        >
          They are signed out immediately and cannot sign in until you reactivate the account. Their
          orders stay with your company.
        </ConfirmDialog>
      )}
    </Card>
  );
}
