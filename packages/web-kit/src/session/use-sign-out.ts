import { signOut } from '@market/api-client/contract/main/session';
import { useServices } from '../services';

/** Clears the session here at once, and on the server when it can be reached. */
export function useSignOut(): (options?: { everywhere?: boolean }) => void {
  const { call, session } = useServices();
  return ({ everywhere } = {}) => {
    void call(signOut, { body: { ...(everywhere && { everywhere }) } })
      .catch(() => undefined)
      .finally(session.clear);
  };
}
