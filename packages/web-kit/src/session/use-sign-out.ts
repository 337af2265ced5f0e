import { signOut } from '@market/api-client/contract/main/session';
import { useServices } from '../services';
import { finishBeforeSignOut } from './before-sign-out';

/** Clears the session on the server when it can be reached, and here in any case. */
export function useSignOut(): (options?: { everywhere?: boolean }) => void {
  const { call, session } = useServices();
  return ({ everywhere } = {}) => {
    void finishBeforeSignOut()
      .then(() => call(signOut, { body: { ...(everywhere && { everywhere }) } }))
      .catch(() => undefined)
      .finally(session.clear);
  };
}
