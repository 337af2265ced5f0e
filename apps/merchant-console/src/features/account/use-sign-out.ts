import { signOut } from '@market/api-client/contract/main/auth';
import { useServices } from '@market/web-kit/services';

/** Ends the session on the server and then here; here also when the server cannot be reached. */
export function useSignOut(): (options?: { everywhere?: boolean }) => void {
  const { call, session } = useServices();
  return ({ everywhere } = {}) => {
    void call(signOut, { body: { ...(everywhere && { everywhere }) } })
      .catch(() => undefined)
      .finally(session.clear);
  };
}
