import { useEffect, useRef, type ReactElement } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { useServices } from '@market/web-kit/services';
import { useHoldSession } from '@market/web-kit/use-session';

interface LeaveGuardOptions {
  /** The search parameter that selects a form on a page with several forms. */
  readonly stepParam?: string;
  /**
   * For pages that need to know whether the form is dirty. Called with `false` when the form
   * closes.
   */
  readonly onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

interface LeaveGuard {
  /** The confirmation dialog; render it anywhere on the page. */
  readonly dialog: ReactElement;
  /** Stops the guard. Call it after saving. */
  readonly release: () => void;
}

/**
 * Asks for confirmation before the user loses unsaved changes by following a link, going back, or
 * closing the drawer or the tab.
 */
export function useLeaveGuard(
  isDirty: boolean,
  { stepParam, onDirtyChange }: LeaveGuardOptions = {},
): LeaveGuard {
  const { session } = useServices();
  const released = useRef(false);
  useHoldSession(isDirty);
  const formAddress = ({ pathname, search }: Location) =>
    [pathname, stepParam && new URLSearchParams(search).get(stepParam)].join('?');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !released.current &&
      session.isHeld() &&
      formAddress(currentLocation) !== formAddress(nextLocation),
  );

  useEffect(() => {
    if (!isDirty || !onDirtyChange) return;
    onDirtyChange(true);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);

  useEffect(() => {
    if (!isDirty) return;
    released.current = false;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const release = () => {
    released.current = true;
  };
  const leave = () => {
    release();
    blocker.proceed?.();
  };
  const stayOnPage = () => {
    if (!released.current) blocker.reset?.();
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
        onOpenChange={(open) => !open && stayOnPage()}
      >
        Your changes are not saved yet.
      </ConfirmDialog>
    ),
  };
}
