import type { Role } from '@market/domain/accounts/roles';
import type { Session } from '@market/web-kit/session';

/** `useRole` for loaders: they run behind the sign-in, so there is somebody. */
export function roleOf(session: Session): Role {
  const user = session.user();
  if (!user) throw new Error('This page needs somebody who is signed in');
  return user.role;
}
