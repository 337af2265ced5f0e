import { useEffect, useSyncExternalStore } from 'react';
import type { Account } from '@market/domain/accounts/account';
import { grants } from '@market/domain/accounts/roles';
import type { AccessRule } from '@market/api-client/access';
import { useServices } from '../services';

/** The signed-in person, or undefined. */
export function useUser(): Account | undefined {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.user, session.user);
}

/** Whether this person may make a call: the same rule that guards the server hides the button. */
export function can(user: Account | undefined, rule: AccessRule): boolean {
  if (rule.access === 'public') return true;
  if (!user) return false;
  if (rule.access !== 'signedIn' && !rule.access.includes(user.role)) return false;
  return grants(user.role, user.resources, rule.resource);
}

/** Whether the one who is signed in may make a call: hides what the server would refuse. */
export function useCan(): (rule: AccessRule) => boolean {
  const user = useUser();
  return (rule) => can(user, rule);
}

/** What a form says whose author is signed out. */
export const SESSION_OVER = 'Your session is over. Sign in again to save.';

/** Whether the session ended while the page holds unsaved work. */
export function useIsSessionOver(): boolean {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.isOver, () => false);
}

/** Whether the page holds unsaved work of the one who is signed in. */
export function useIsSessionHeld(): boolean {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.isHeld, () => false);
}

/** While there is unsaved work, a session that ends leaves the page as it is, so that signing in again can save it. */
export function useHoldSession(hasUnsavedWork: boolean): void {
  const { session } = useServices();
  useEffect(() => {
    if (!hasUnsavedWork) return;
    const release = session.hold();
    return () => release();
  }, [session, hasUnsavedWork]);
}
