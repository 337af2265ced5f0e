import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { signOut } from '@market/api-client/contract/main/auth';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';

/** Ends the session here, or on every device. Nothing is forgotten in this browser before the server has agreed. */
export function SignOutButtons({ onSignedOut }: { onSignedOut: () => Promise<unknown> }) {
  const { api, session } = useServices();
  const end = useMutation(api.mutation(signOut, { invalidates: [] }));
  const leave = (everywhere: boolean) =>
    end.mutate(
      { body: { everywhere } },
      {
        onSuccess: async () => {
          // Away from this page first: its guard would send to the sign-in page.
          await onSignedOut();
          session.clear();
        },
      },
    );
  const busyWith = (everywhere: boolean) => end.isPending && end.variables.body.everywhere === everywhere;
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={<LogOut size={16} />} busy={busyWith(false)} busyLabel="Signing out…" onClick={() => leave(false)}>
        Sign out
      </Button>
      <Button variant="ghost" busy={busyWith(true)} busyLabel="Signing out…" onClick={() => leave(true)}>
        Sign out everywhere
      </Button>
    </div>
  );
}
