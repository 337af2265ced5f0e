import { Outlet } from 'react-router-dom';
import { LogisticsFrame } from './logistics-frame';

/** The layout of the pages with tabs. */
export function TabsLayout() {
  return (
    <LogisticsFrame>
      <Outlet />
    </LogisticsFrame>
  );
}
