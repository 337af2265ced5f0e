import { salesRoutes } from './sales.routes';
import { salesService } from './sales.service';

export { moveSales } from './update-sales-projection';
export type { SalesService } from './sales.service';

/** Sales figures and reports. */
export function createSales(deps: Parameters<typeof salesService>[0]) {
  const sales = salesService(deps);
  return { services: { sales }, routes: [salesRoutes({ sales })] };
}
