import { Outlet } from 'react-router-dom';
import { useUser } from '@market/web-kit/use-session';

/** Around every page behind the sign-in: it is drawn for somebody. */
export function SignedInLayout() {
  return useUser() ? <Outlet /> : null;
}
