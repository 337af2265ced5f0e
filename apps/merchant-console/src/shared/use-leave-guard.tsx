import { useEffect, useRef, type ReactElement } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@market/ui/confirm-dialog';

interface LeaveGuard {
  /** Asks when somebody is about to leave; draw it anywhere in the page. */
  readonly dialog: ReactElement;
  /** Called when everything is saved: leaving asks no more. */
  readonly release: () => void;
}

/** Keeps typed work from being lost by a link, Back, a closed drawer or a closed tab. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const free = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && !free.current && currentLocation.pathname !== nextLocation.pathname);

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
      <ConfirmDialog open={blocker.state === 'blocked'} title="Leave without saving?" confirmLabel="Discard changes" cancelLabel="Keep editing" onConfirm={leave} onOpenChange={(open) => !open && stay()}>
        What you changed here is not saved yet.
      </ConfirmDialog>
    ),
  };
}
