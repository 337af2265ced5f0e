import { noop, useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { useServices } from '@market/web-kit/services';
import { session as sessionEndpoints } from '../../shared/endpoints';

/** Local data is cleared only after the server has confirmed the sign-out. */
export function SignOutButtons({ onSignedOut }: { onSignedOut: () => Promise<unknown> }) {
  const { api, session } = useServices();
  const end = useMutation(api.mutation(sessionEndpoints('signOut'), { invalidates: [] }));
  // The confirmation dialog shows the error.
  const endEverywhere = useMutation(
    api.mutation(sessionEndpoints('signOut'), { quiet: true, invalidates: [] }),
  );
  const leave = async (everywhere: boolean) => {
    await (everywhere ? endEverywhere : end).mutateAsync({ body: { everywhere } });
    // Leaves this page first, because its guard would redirect to the sign-in page.
    await onSignedOut();
    session.clear();
  };
  return (
    <div className="flex flex-wrap gap-3">
      {/* The failure was shown in a toast. */}
      <Button
        icon={<LogOut size={16} />}
        busy={end.isPending}
        busyLabel="Signing out…"
        onClick={() => void leave(false).catch(noop)}
      >
        Sign out
      </Button>
      <ConfirmDialog
        trigger={<Button variant="ghost">Sign out everywhere</Button>}
        title="Sign out on every device?"
        confirmLabel="Sign out everywhere"
        busyLabel="Signing out…"
        cancelLabel="Stay signed in"
        onConfirm={() => leave(true)}
      >
        You will have to sign in again on all phones and computers, including this one.
      </ConfirmDialog>
    </div>
  );
}
