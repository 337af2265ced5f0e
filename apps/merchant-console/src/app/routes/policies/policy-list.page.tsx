import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import type { Policy } from '@market/domain/policies/policy';
import { policyKinds } from '@market/domain/policies/policy-kinds';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { EmptyState } from '@market/ui/empty-state';
import toolbox from '@market/ui/illustrations/toolbox.svg';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { PolicyTable } from '../../../features/policies/components/policy-table';
import { removePolicy, policyListQuery } from '../../../features/policies/policies.queries';
import { paths } from '../../paths';

export function PolicyListPage() {
  const { api } = useServices();
  const list = useQuery(policyListQuery(api, useUser()?.storeId ?? ''));
  const remove = useMutation(removePolicy(api));
  const [leaving, setLeaving] = useState<Policy>();
  // Show the button while loading, so that the layout does not shift.
  const mayAdd = list.data
    ? list.data.count > 0 && list.data.count < policyKinds.length
    : list.isPending;

  const create = (
    <Button
      variant="primary"
      icon={<Plus size={17} />}
      render={<Link to={paths.policies.create.href()} />}
    >
      Add policy
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Policies"
        description="Your store’s policies, in addition to the marketplace’s"
        actions={mayAdd && create}
      />
      <PolicyTable
        rows={list.data?.rows}
        editHref={({ id }) => paths.policies.edit.href({ id })}
        onRemove={setLeaving}
        error={queryError(list)}
        empty={
          <EmptyState title="No policies yet" illustrationUrl={toolbox} action={create}>
            The marketplace’s policies apply until you add your own. You set the number of days for
            returns in the store profile.
          </EmptyState>
        }
      />
      {leaving && (
        <ConfirmDialog
          open
          title={`Remove “${leaving.title}”?`}
          confirmLabel="Remove policy"
          cancelLabel="Keep policy"
          busyLabel="Removing…"
          onConfirm={() => remove.mutateAsync({ params: { id: leaving.id } })}
          onOpenChange={(open) => !open && setLeaving(undefined)}
        >
          Shoppers will see the marketplace’s policy instead.
        </ConfirmDialog>
      )}
      <Outlet />
    </>
  );
}
