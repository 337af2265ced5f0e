import type { Db } from '../../db/db';
import { minutes, type Clock } from '../../platform/clock';
import { financeRoutes, serveFinanceExports } from './finance.routes';
import { financeService } from './finance.service';

export type { FinanceService } from './finance.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Signs download URLs. */
  readonly secret: string;
}

export function createFinance(deps: Deps) {
  const finance = financeService(deps);
  return {
    services: { finance },
    routes: [financeRoutes({ finance }), serveFinanceExports({ finance, clock: deps.clock })],
    periodic: [{ name: 'finance figures', everyMs: minutes(1), run: finance.updateFigures }],
  };
}
