import type { RouteObject } from 'react-router-dom';
import { merchantTheme } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.theme.pattern,
    handle: { title: 'Theme' },
    middleware: [requireAccess(merchantTheme)],
    lazy: {
      Component: async () => (await import('./theme.page')).ThemePage,
      loader: async () => (await import('./theme.loaders')).themeLoader,
    },
  },
];
