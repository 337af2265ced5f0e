import { useMutation } from '@tanstack/react-query';
import type { HubStore } from '@market/domain/hubs/hub';
import { ReasonButton } from '@market/console/forms/reason-button';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { useServices } from '@market/web-kit/services';
import { approveHub, declineHub } from '../hubs.queries';

export function DecideApplication({ application }: { application: HubStore }) {
  const { api } = useServices();
  const approve = useMutation(approveHub(api));
  const decline = useMutation(declineHub(api));
  const { storeId, storeName, hub } = application;
  return (
    <span className="flex justify-end gap-2 max-md:flex-wrap">
      <ReasonButton
        label="Decline"
        title={`Decline ${storeName} for the ${hub.name}?`}
        description="The merchant receives your reason by email and can apply again."
        confirmLabel="Decline application"
        busyLabel="Declining…"
        onSend={(reviewNote) => decline.mutateAsync({ body: { storeId, reviewNote } })}
      />
      <ConfirmDialog
        tone="primary"
        title={`Approve ${storeName} for the ${hub.name}?`}
        confirmLabel="Approve application"
        busyLabel="Approving…"
        onConfirm={() => approve.mutateAsync({ body: { storeId } })}
        trigger={<Button>Approve</Button>}
      >
        Orders that the store hands over to us go to this hub from now on. The merchant is notified
        by email.
      </ConfirmDialog>
    </span>
  );
}
