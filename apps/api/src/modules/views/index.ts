import { viewsRoutes } from './views.routes';
import { viewsService } from './views.service';

/** The views of lists that people save for themselves or their team. */
export function createViews(deps: Parameters<typeof viewsService>[0]) {
  const views = viewsService(deps);
  return { services: { views }, routes: [viewsRoutes({ views })] };
}
