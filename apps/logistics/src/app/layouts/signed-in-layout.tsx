import { Outlet } from 'react-router-dom';
import { useUser } from '@market/web-kit/use-session';

/** Renders nothing while signing out, so that pages can rely on a user. */
export function SignedInLayout() {
  return useUser() ? <Outlet /> : null;
}
