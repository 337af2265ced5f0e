import { financeRoutes, serveFinanceExports } from './finance.routes';
import { financeService } from './finance.service';

export type { FinanceService } from './finance.service';

/** Finance reports of the platform. */
export function createFinance(deps: Parameters<typeof financeService>[0]) {
  const finance = financeService(deps);
  return {
    services: { finance },
    routes: [financeRoutes({ finance }), serveFinanceExports({ finance, clock: deps.clock })],
  };
}
