import type { Role } from '@market/domain/accounts/roles';
import { useUser } from '@market/web-kit/use-session';

/** The role of whoever is signed in: it decides which calls serve a screen. Throws on pages for everybody. */
export function useRole(): Role {
  const user = useUser();
  if (!user) throw new Error('useRole needs somebody who is signed in');
  return user.role;
}
