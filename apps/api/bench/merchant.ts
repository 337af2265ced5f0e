// Response times for a merchant with 100,000 orders in twelve months, compared with 1,000:
//   pnpm --filter @market/api bench:merchant --orders 1000,100000 --engine postgres,pglite --requests 200
import { parseArgs } from 'node:util';
import { lagosDate } from '@market/domain/lagos-time';
import { addDays } from '@market/domain/calendar';
import { fillMerchant, type MerchantWorkload } from './fill-merchant';
import { benchEngines, createDatabase, type BenchDatabase } from './lib/bench-database';
import { bundle, startBenchServer, type BenchServer } from './lib/bench-servers';
import { median } from './lib/rounds';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    orders: { type: 'string', default: '1000,100000' },
    engine: { type: 'string', default: 'postgres,pglite' },
    requests: { type: 'string', default: '200' },
    port: { type: 'string', default: '5825' },
  },
});
const requests = Number(values.requests);
const today = lagosDate(new Date());
const year = `startDate=${addDays(today, -364)}&endDate=${today}`;
const month = `startDate=${addDays(today, -29)}&endDate=${today}`;
/** The maximum ratio between the costs of the larger and the smaller shop. */
const SLOPE = 1.5;
const print = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(
    `${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 44 : 12)).join('')}\n`,
  );

interface Shop extends MerchantWorkload {
  readonly orders: number;
  readonly database: BenchDatabase;
  readonly server: BenchServer;
}

/** Every list and report that a merchant opens, by name. */
const pages: readonly (readonly [name: string, path: (shop: Shop) => string])[] = [
  ['orders', () => '/ordertracking/merchant/view-orders?limit=20'],
  ['orders, completed', () => '/ordertracking/merchant/view-orders?limit=20&status=completed'],
  [
    'orders, a month',
    () => `/ordertracking/merchant/view-orders?limit=20&from=${addDays(today, -29)}&to=${today}`,
  ],
  [
    'orders, a text that none has',
    () => '/ordertracking/merchant/view-orders?limit=20&search=zebra',
  ],
  [
    'orders, a name that many have',
    () => '/ordertracking/merchant/view-orders?limit=20&search=ngozi',
  ],
  [
    'orders, an order’s number',
    ({ orderName }) => `/ordertracking/merchant/view-orders?limit=20&search=${orderName}`,
  ],
  ['new orders', () => '/ordertracking/merchant/newest-orders'],
  ['order', ({ orderId }) => `/ordertracking/merchant/view-orders/${orderId}`],
  ['returns', () => '/returns/all-order-returns?limit=20'],
  ['products', () => '/products?limit=20'],
  ['transactions', () => '/transactions/merchant/transactions?limit=20'],
  ['transactions, a month', () => `/transactions/merchant/transactions?limit=20&${month}`],
  ['transactions, refunded', () => '/transactions/merchant/transactions?limit=20&status=refunded'],
  [
    'transactions, an order’s number',
    ({ orderName }) => `/transactions/merchant/transactions?limit=20&search=${orderName}`,
  ],
  [
    'transactions, from the middle',
    ({ orderId }) =>
      `/transactions/merchant/transactions?limit=20&after=${encodeURIComponent(`${new Date(Date.now() - 182 * 86_400_000).toISOString()}_${orderId}`)}`,
  ],
  ['transaction', ({ orderId }) => `/transactions/merchant/gettransaction/${orderId}`],
  ['invoices', () => '/transactions/merchant/invoices?limit=20'],
  ['payments', () => '/merchantReports/merchant/get-payments?limit=20'],
  ['dashboard, a month', () => `/dashboard/merchant?${month}`],
  ['dashboard, twelve months', () => `/dashboard/merchant?${year}`],
  ['sales over time, twelve months', () => `/sales/sales-overTime?${year}`],
  ['sales by product, a month', () => `/sales/sales-product?${month}`],
  ['sales by product, twelve months', () => `/sales/sales-product?${year}`],
  ['sales by location, twelve months', () => `/sales/sales-by-location?${year}`],
];
/**
 * The cost of this page grows with the number of customers rather than orders, so it is reported
 * separately.
 */
const customersPage = [
  'sales by customer, twelve months',
  () => `/sales/sales-by-customer?${year}`,
] as const;

async function timeRequest(shop: Shop, path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${shop.server.origin}/api/v1${path}`, {
    headers: { host: 'seller.localhost', authorization: `Bearer ${shop.token}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return performance.now() - start;
}

/**
 * Sends one request at a time, alternating between the shops, so that other load on the machine
 * affects all of them.
 */
async function measureTimes(
  shops: readonly Shop[],
  path: (shop: Shop) => string,
): Promise<number[]> {
  const times = shops.map((): number[] => []);
  for (let number = -Math.ceil(requests / 5); number < requests; number += 1) {
    for (const [index, shop] of shops.entries()) {
      const time = await timeRequest(shop, path(shop));
      if (number >= 0) times[index]?.push(time);
    }
  }
  return times.map(median);
}

const scripts = await bundle({ main: 'src/main.ts' });
const environment = {
  DEMO: 'false',
  PAYMENTS: 'sandbox',
  SECRET: 'a secret of nobody, only for measuring',
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
};
for (const engine of benchEngines.filter((each) => values.engine.split(',').includes(each))) {
  const shops: Shop[] = [];
  try {
    for (const [index, orders] of values.orders.split(',').map(Number).entries()) {
      let filled: MerchantWorkload | undefined;
      const database = await createDatabase(
        engine,
        1,
        async (db) => void (filled = await fillMerchant(db, orders)),
      );
      if (!filled) throw new Error('Nothing was filled');
      const server = await startBenchServer(String(orders), scripts('main'), {
        port: Number(values.port) + index * 1000,
        path: '/api/health/ready',
        env: { ...environment, ...database.environments[0] },
      });
      shops.push({ ...filled, orders, database, server });
    }
    print(engine, ...shops.map(({ orders }) => `${orders}`), 'slope');
    print('  rebuild of sums and figures, ms', ...shops.map(({ recount }) => recount.toFixed(0)));
    for (const [name, path] of [...pages, customersPage]) {
      const times = await measureTimes(shops, path);
      const slope = (times.at(-1) ?? 0) / (times[0] ?? 1);
      print(
        `  ${name}, ms`,
        ...times.map((time) => time.toFixed(2)),
        slope.toFixed(2),
        slope > SLOPE && name !== customersPage[0] ? 'too steep' : '',
      );
    }
  } finally {
    await Promise.all(shops.map(({ server }) => server.stop()));
    await Promise.all(shops.map(({ database }) => database.close()));
  }
}
