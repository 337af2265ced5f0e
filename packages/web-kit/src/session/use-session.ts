import { useEffect, useSyncExternalStore } from 'react';
import type { Account } from '@market/domain/accounts/account';
import { isAllowed, type AccessRule } from '@market/api-client/access';
import { isSignedOut } from '@market/api-client/errors';
import { useServices } from '../services';
import { getAccount } from './session';

export function useUser(): Account | undefined {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.user, session.user);
}

/** The signed-in user with an account. Guests of the shop have none. */
export function useAccount(): Account | undefined {
  const { session } = useServices();
  const account = () => getAccount(session);
  return useSyncExternalStore(session.subscribe, account, account);
}

/** Whether the user may call an endpoint, by the rule that the server applies. */
export function can(user: Account | undefined, rule: AccessRule): boolean {
  return isAllowed(rule, user);
}

/**
 * Whether the signed-in user may call an endpoint; to hide buttons for actions that the server
 * would reject.
 */
export function useCan(): (rule: AccessRule) => boolean {
  const user = useUser();
  return (rule) => can(user, rule);
}

export const SESSION_EXPIRED = 'Your session has expired. Sign in again to save.';

/** Whether the session ended while the page has unsaved changes. */
export function useIsSessionExpired(): boolean {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.isOver, () => false);
}

/**
 * What to show when saving unsaved changes failed. Once the user has signed in again, an error
 * about the ended session no longer applies.
 */
export function useSaveError(error: Error | null): string | undefined {
  const isOver = useIsSessionExpired();
  if (isOver) return SESSION_EXPIRED;
  return isSignedOut(error) ? undefined : error?.message;
}

/** Whether the page has unsaved changes by the signed-in user. */
export function useIsSessionHeld(): boolean {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.isHeld, () => false);
}

/**
 * While there is unsaved work, keeps the page open when the session ends, so that the user can sign
 * in again and save.
 */
export function useHoldSession(hasUnsavedWork: boolean): void {
  const { session } = useServices();
  useEffect(() => {
    if (!hasUnsavedWork) return;
    const release = session.hold();
    return () => release();
  }, [session, hasUnsavedWork]);
}
