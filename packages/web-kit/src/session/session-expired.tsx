import { useEffect, useState, type ComponentType } from 'react';
import { useServices } from '../services';
import { useIsSessionHeld, useIsSessionExpired } from './use-session';

/**
 * Asks to sign in again when the session ends while a page has unsaved changes. Loads its dialog
 * when a form is first changed, while the network is still available.
 */
export function SessionExpired() {
  const { session } = useServices();
  const isHeld = useIsSessionHeld();
  const isOver = useIsSessionExpired();
  const [SignInAgain, setSignInAgain] = useState<ComponentType>();

  useEffect(() => {
    if (!isHeld || SignInAgain) return;
    import('./sign-in-again').then(
      (found) => setSignInAgain(() => found.SignInAgain),
      () => undefined,
    );
  }, [isHeld, isOver, SignInAgain, session]);

  return isOver && SignInAgain ? <SignInAgain /> : null;
}
