import { Outlet } from 'react-router-dom';
import { Arrival } from './arrival';

/** Around every page, whatever its frame: it knows which page was left. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <Arrival />
    </>
  );
}
