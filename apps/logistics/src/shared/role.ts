import type { Role } from '@market/domain/accounts/roles';
import type { Session } from '@market/web-kit/session';
import { useUser } from '@market/web-kit/use-session';

/**
 * The signed-in user's role, which determines the endpoints that a page uses. Throws when nobody is
 * signed in.
 */
export function useRole(): Role {
  const user = useUser();
  if (!user) throw new Error('useRole requires a signed-in user');
  return user.role;
}

/** The user's role, for loaders of signed-in pages. Throws when nobody is signed in. */
export function getRole(session: Session): Role {
  const user = session.user();
  if (!user) throw new Error('This page requires a signed-in user');
  return user.role;
}
