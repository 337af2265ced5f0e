import { storePageService } from './store-page.service';
import { themesRoutes } from './themes.routes';
import { themesService } from './themes.service';

type Deps = Parameters<typeof themesService>[0] & Parameters<typeof storePageService>[0];

/** The themes of stores' pages. */
export function createThemes(deps: Deps) {
  const themes = themesService(deps);
  const storePages = storePageService(deps);
  return { services: { themes, storePages }, routes: [themesRoutes({ themes, storePages })] };
}
