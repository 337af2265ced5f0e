import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { CartsService } from '../carts';
import type { CatalogueService } from '../catalogue';
import { savedItemData } from './saved-items.repository';
import { savedItemsRoutes } from './saved-items.routes';
import { savedItemsService } from './saved-items.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly catalogue: CatalogueService;
  readonly carts: CartsService;
}

export function createSavedItems(deps: Deps) {
  const savedItems = savedItemsService(deps);
  return {
    services: { savedItems },
    routes: [savedItemsRoutes({ savedItems })],
    personalData: { shopping: [savedItemData] },
  };
}
