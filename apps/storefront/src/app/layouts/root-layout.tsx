import { Outlet } from 'react-router-dom';
import { RestoreScrollAndFocus } from './restore-scroll-and-focus';

/** Around every page, whatever its frame: it knows which page was left. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <RestoreScrollAndFocus />
    </>
  );
}
