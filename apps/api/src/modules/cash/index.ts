import { cashRoutes } from './cash.routes';
import { cashService } from './cash.service';

/** Cash that riders collected for orders paid on delivery. */
export function createCash(deps: Parameters<typeof cashService>[0]) {
  const cash = cashService(deps);
  return { services: { cash }, routes: [cashRoutes({ cash })] };
}
