import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { OrdersService } from '../orders';
import { serveExports, transactionsRoutes } from './transactions.routes';
import { transactionsService } from './transactions.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'orderPrefix'>;
  /** Signs download URLs. */
  readonly secret: string;
  readonly orders: OrdersService;
}

export function createTransactions({ config, ...deps }: Deps) {
  const transactions = transactionsService({ ...deps, orderPrefix: config.orderPrefix });
  return {
    services: { transactions },
    routes: [
      transactionsRoutes({ transactions }),
      serveExports({ transactions, clock: deps.clock }),
    ],
  };
}
