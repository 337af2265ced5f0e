import type { Config } from '../../config';
import { serveExports, transactionsRoutes } from './transactions.routes';
import { transactionsService } from './transactions.service';

type Deps = Omit<Parameters<typeof transactionsService>[0], 'orderPrefix'> & {
  readonly config: Pick<Config, 'orderPrefix'>;
};

/** Payments and invoices. */
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
