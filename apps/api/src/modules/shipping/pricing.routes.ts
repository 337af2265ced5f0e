import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import type { ShippingService } from './shipping.service';

export const pricingRoutes = ({
  shipping,
}: {
  shipping: ShippingService;
}): Handlers<typeof contract.pricing> => ({ get: () => shipping.pricing() });
