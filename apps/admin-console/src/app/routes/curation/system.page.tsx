import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { useServices } from '@market/web-kit/services';
import { SystemEditor } from '../../../features/curation/components/system-editor';
import { SystemPreview } from '../../../features/curation/components/system-preview';
import { systemQuery, removeSystem } from '../../../features/curation/curation.queries';
import { useSystemDraft } from '../../../features/curation/use-system-draft';
import { RecordHistory } from '../../../shared/record-history';
import { shopPaths } from '../../paths';
import { CurationLayout } from './curation-layout';

export function SystemPage() {
  const { api, config } = useServices();
  const queryClient = useQueryClient();
  const { data: system } = useSuspenseQuery(systemQuery(api));
  const editing = useSystemDraft(system);
  const removal = useMutation(removeSystem(api));
  const { isChanged, isPublishing, isStale, saveError, discard, publish } = editing;
  const guard = useLeaveGuard(isChanged);

  const loadLatest = async () => {
    await queryClient.invalidateQueries(systemQuery(api));
    discard();
  };
  const remove = async () => {
    await removal.mutateAsync({});
    discard();
  };

  return (
    <CurationLayout
      tab="system"
      actions={
        <div className="grid w-full grid-cols-2 items-center gap-2 sm:flex max-sm:[&>button:nth-last-of-type(3)]:col-span-2">
          <span role="status" className="text-sm text-muted empty:absolute max-sm:col-span-2">
            {isChanged && 'Unpublished changes'}
          </span>
          {system && !isChanged && (
            <ConfirmDialog
              title="Remove the system from the home page?"
              confirmLabel="Remove system"
              busyLabel="Removing…"
              onConfirm={remove}
              trigger={<Button>Remove system</Button>}
            >
              Its products stay on sale.
            </ConfirmDialog>
          )}
          <Button disabled={!isChanged || isPublishing} onClick={discard}>
            Discard
          </Button>
          <Button
            variant="primary"
            disabled={!isChanged}
            busy={isPublishing}
            busyLabel="Publishing…"
            onClick={() => void publish()}
          >
            Publish
          </Button>
        </div>
      }
    >
      {saveError && (
        <Alert className="mb-4">
          {saveError}{' '}
          {isStale && (
            <Button size="sm" onClick={() => void loadLatest()}>
              Discard my changes and load the saved version
            </Button>
          )}
        </Alert>
      )}
      <SystemEditor editing={editing} />
      <div className="mt-4">
        <SystemPreview
          draft={editing.draft}
          productHref={(productId) =>
            config.origins.storefront + shopPaths.product.href({ productId })
          }
        />
      </div>
      <div className="mt-4 rounded-3 border border-line bg-surface p-5">
        <RecordHistory subject="homeSystem" />
      </div>
      {guard.dialog}
    </CurationLayout>
  );
}
