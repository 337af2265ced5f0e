import type { RouteObject } from 'react-router-dom';
import { merchantTheme } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { queriesLoader } from '@market/web-kit/router/query-loaders';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.theme.pattern,
    handle: { title: 'Theme' },
    middleware: [requireAccess(merchantTheme)],
    lazy: {
      Component: async () => (await import('./theme.page')).ThemePage,
      loader: queriesLoader(async () => {
        const [{ currentThemeQuery, ownStorePageQuery, themeListQuery }, { merchantProfileQuery }] =
          await Promise.all([
            import('../../../features/theme/theme.queries'),
            import('../../../features/store/store.queries'),
          ]);
        return [themeListQuery, currentThemeQuery, ownStorePageQuery, merchantProfileQuery];
      }),
    },
  },
];
