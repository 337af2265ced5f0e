import type { Queries } from '@market/api-client/queries';
import * as themes from '@market/api-client/contract/theme/themes';

/** All themes. Each states whether the store has added it. */
export const themeListQuery = (api: Queries) => api.query(themes.list);

export const currentThemeQuery = (api: Queries) => api.query(themes.current);

/** The store's page as shoppers see it, or will see it once the store is live. */
export const ownStorePageQuery = (api: Queries) => api.query(themes.ownPage);

/** `quiet`: the parts are saved together, and the form shows one message. */
const saveOptions = { quiet: true, success: undefined };

export const saveThemeHeader = (api: Queries) => api.mutation(themes.header, saveOptions);
export const saveThemeBody = (api: Queries) => api.mutation(themes.body, saveOptions);
export const saveThemeColours = (api: Queries) => api.mutation(themes.colour, saveOptions);
export const saveSocialLinks = (api: Queries) => api.mutation(themes.social, saveOptions);

/** The first step of switching to a theme. */
export const buyTheme = (api: Queries) => api.mutation(themes.purchase, { success: undefined });
export const activateTheme = (api: Queries) => api.mutation(themes.activate);
