import type * as contract from '@market/api-client/contract';
import { nigerianStates } from '@market/domain/shipping/nigerian-states';
import type { Handlers } from '../../http/mount';

export const locationsRoutes: Handlers<typeof contract.locations> = {
  list: () => [...nigerianStates],
};
