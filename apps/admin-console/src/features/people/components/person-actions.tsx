import { useMutation } from '@tanstack/react-query';
import { ReasonButton } from '@market/console/forms/reason-button';
import { fullName } from '@market/domain/accounts/person-name';
import type { Admin } from '@market/domain/accounts/admin';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { useServices } from '@market/web-kit/services';
import {
  deactivateAdmin,
  reactivateAdmin,
  removeAdmin,
  createApprover,
  sendPasswordLink,
} from '../people.queries';

interface PersonActionsProps {
  person: Admin;
  onDeleted: () => void;
}

export function PersonActions({ person, onDeleted }: PersonActionsProps) {
  const { api } = useServices();
  const link = useMutation(sendPasswordLink(api));
  const deactivate = useMutation(deactivateAdmin(api));
  const reactivate = useMutation(reactivateAdmin(api));
  const remove = useMutation(removeAdmin(api));
  const promotion = useMutation(createApprover(api));
  const { id, role, firstName, status } = person;
  const deliveries =
    role === 'dispatcher'
      ? ` Deliveries that ${firstName} has not picked up can be assigned again.`
      : '';

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {status === 'deactivated' ? (
          <Button
            busy={reactivate.isPending}
            busyLabel="Reactivating…"
            onClick={() => reactivate.mutate({ body: { id } })}
          >
            Reactivate
          </Button>
        ) : (
          <>
            <Button
              busy={link.isPending}
              busyLabel="Sending…"
              onClick={() => link.mutate({ params: { id } })}
            >
              Send password link
            </Button>
            {role !== 'approver' && role !== 'super_admin' && (
              <ConfirmDialog
                tone="primary"
                title={`Make ${fullName(person)} a store approver?`}
                confirmLabel="Make store approver"
                busyLabel="Saving…"
                onConfirm={() => promotion.mutateAsync({ body: { userId: id } })}
                trigger={<Button>Make store approver</Button>}
              >
                Store approvers approve new stores and nothing else: {firstName} loses all other
                permissions.{deliveries}
              </ConfirmDialog>
            )}
            <ReasonButton
              label="Deactivate"
              title={`Deactivate ${fullName(person)}?`}
              description={`${firstName} is signed out immediately and cannot sign in until reactivated. Other super admins see the reason.${deliveries}`}
              confirmLabel="Deactivate"
              busyLabel="Deactivating…"
              onSend={(reason) => deactivate.mutateAsync({ body: { id, reason } })}
            />
          </>
        )}
        <ConfirmDialog
          title={`Delete ${fullName(person)}?`}
          confirmLabel="Delete account"
          busyLabel="Deleting…"
          onConfirm={async () => {
            await remove.mutateAsync({ body: { id } });
            onDeleted();
          }}
          trigger={<Button variant="danger-outline">Delete</Button>}
        >
          {firstName} cannot sign in again, and the email address can be used for another account.
          The history keeps the name. This cannot be undone.{deliveries}
        </ConfirmDialog>
      </div>
      <p className="text-xs text-muted">
        You can undo deactivating. You cannot undo deleting, which makes the email address available
        again.
      </p>
    </>
  );
}
