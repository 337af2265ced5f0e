import { savedItemsRoutes } from './saved-items.routes';
import { savedItemsService } from './saved-items.service';

export { savedItemData } from './saved-items.repository';

/** What customers save for later. */
export function createSavedItems(deps: Parameters<typeof savedItemsService>[0]) {
  const savedItems = savedItemsService(deps);
  return { services: { savedItems }, routes: [savedItemsRoutes({ savedItems })] };
}
