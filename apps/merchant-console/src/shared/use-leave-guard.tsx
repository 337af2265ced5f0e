import { useEffect, useRef, type ReactElement } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { useServices } from '@market/web-kit/services';
import { useHoldSession } from '@market/web-kit/use-session';

interface LeaveGuard {
  /** Asks when somebody is about to leave; draw it anywhere in the page. */
  readonly dialog: ReactElement;
  /** Called when everything is saved: leaving asks no more. */
  readonly release: () => void;
}

/**
 * Keeps typed work from being lost by a link, Back, a closed drawer or a closed tab. `partParam` names the search parameter
 * that chooses which form the page shows, if one does.
 */
export function useLeaveGuard(dirty: boolean, partParam?: string): LeaveGuard {
  const { session } = useServices();
  const free = useRef(false);
  useHoldSession(dirty);
  const placeOf = ({ pathname, search }: Location) =>
    [pathname, partParam && new URLSearchParams(search).get(partParam)].join('?');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !free.current &&
      session.isHeld() &&
      placeOf(currentLocation) !== placeOf(nextLocation),
  );

  useEffect(() => {
    if (!dirty) return;
    free.current = false;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  const release = () => {
    free.current = true;
  };
  const leave = () => {
    release();
    blocker.proceed?.();
  };
  const stay = () => {
    if (!free.current) blocker.reset?.();
  };

  return {
    release,
    dialog: (
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={leave}
        onOpenChange={(open) => !open && stay()}
      >
        What you changed here is not saved yet.
      </ConfirmDialog>
    ),
  };
}
