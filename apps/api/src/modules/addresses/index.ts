import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { addressData } from './addresses.repository';
import { addressesRoutes } from './addresses.routes';
import { addressesService, moveAddresses } from './addresses.service';

export type { AddressesService } from './addresses.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createAddresses(deps: Deps) {
  const addresses = addressesService(deps);
  return {
    services: { addresses },
    routes: [addressesRoutes({ addresses })],
    personalData: { shopping: [addressData] },
    moveGuestData: moveAddresses,
  };
}
