import type { RouteObject } from 'react-router-dom';
import { consoleRoutes } from '@market/console/shell/console-routes';
import { paths } from './paths';
import { authRoutes } from './routes/auth/auth.routes';

const areas = import.meta.glob<RouteObject[]>(
  ['./routes/*/*.routes.ts', '!./routes/auth/auth.routes.ts'],
  { eager: true, import: 'routes' },
);

export const routes = consoleRoutes({
  name: 'merchant',
  home: { path: paths.dashboard.href(), label: 'Back to the dashboard' },
  signInPath: paths.signIn.href(),
  open: authRoutes,
  layout: async () => (await import('./layouts/console-layout')).ConsoleLayout,
  pages: Object.values(areas).flat(),
});
