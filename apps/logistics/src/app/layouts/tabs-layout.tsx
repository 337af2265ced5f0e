import { Outlet } from 'react-router-dom';
import { LogisticsLayout } from './logistics-layout';

/** The layout of the pages with tabs. */
export function TabsLayout() {
  return (
    <LogisticsLayout>
      <Outlet />
    </LogisticsLayout>
  );
}
