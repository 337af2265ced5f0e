import { Outlet } from 'react-router-dom';
import { RestoreScrollAndFocus } from './restore-scroll-and-focus';

/** Wraps every page and tracks the previous one. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <RestoreScrollAndFocus />
    </>
  );
}
