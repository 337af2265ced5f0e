import type { Queries } from '@market/api-client/queries';
import * as themes from '@market/api-client/contract/theme/themes';

/** All themes, and whether the store has added them. */
export const themeListQuery = (api: Queries) => api.query(themes.list);

/** The current theme, which the form starts with. */
export const currentThemeQuery = (api: Queries) => api.query(themes.current);

/** The store's page as shoppers see it, or will see it when the store is live. */
export const ownPageQuery = (api: Queries) => api.query(themes.ownPage);
