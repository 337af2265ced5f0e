import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { ImagesService } from '../images';
import type { TestimonialsService } from '../testimonials';
import { storePageService } from './store-page.service';
import { themesRoutes } from './themes.routes';
import { themesService } from './themes.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly images: ImagesService;
  readonly testimonials: TestimonialsService;
}

export function createThemes(deps: Deps) {
  const themes = themesService(deps);
  const storePages = storePageService(deps);
  return { services: { themes, storePages }, routes: [themesRoutes({ themes, storePages })] };
}
