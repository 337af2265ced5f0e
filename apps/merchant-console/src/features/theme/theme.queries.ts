import type { Queries } from '@market/api-client/queries';
import * as themes from '@market/api-client/contract/theme/themes';

/** Every theme, and which of them the store has. */
export const themeListQuery = (api: Queries) => api.query(themes.list);

/** The look that shoppers see now: what the customiser begins with. */
export const currentThemeQuery = (api: Queries) => api.query(themes.current);

/** The store's page as shoppers see it, or will see it once the store is open. */
export const ownPageQuery = (api: Queries) => api.query(themes.ownPage);
