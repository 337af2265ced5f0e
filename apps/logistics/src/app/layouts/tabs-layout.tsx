import { Outlet } from 'react-router-dom';
import { LogisticsFrame } from './logistics-frame';

/** The frame of the pages that the tabs lead to. */
export function TabsLayout() {
  return (
    <LogisticsFrame>
      <Outlet />
    </LogisticsFrame>
  );
}
