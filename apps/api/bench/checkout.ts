// From the cart to the order, eight customers at a time, against what the hardware allows:
//   pnpm --filter @market/api bench:checkout --engine postgres,pglite --rounds 7 --seconds 4
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { fillTill, type Basket, type Shopper } from './fill-till';
import { benchEngines, makeDatabase } from './lib/bench-database';
import { bundle, startBenchServer } from './lib/bench-servers';
import { interleavedFlows, post, type Flow, type FlowSample } from './lib/flows';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { engine: { type: 'string', default: 'postgres,pglite' }, rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '4' }, workers: { type: 'string', default: '8' }, port: { type: 'string', default: '5815' } },
});
const engineSchema = z.enum(benchEngines);
const [port, workers] = [Number(values.port), Number(values.workers)];
/** So many that nobody buys twice at a time, or has hundreds of orders. */
const SHOPPERS = 6_000;
const secret = 'a secret of nobody, only for measuring';
const print = (...cells: readonly (string | number)[]): void => void process.stdout.write(`${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 20 : 12)).join('')}\n`);

const quoteReply = z.object({ data: z.object({ total: z.number() }) });
const startReply = z.object({ data: z.object({ reference: z.string() }) });
const bareReply = z.object({ reference: z.string() });
const card = new URLSearchParams({ number: '4084084084084081', expiry: '12/40', cvv: '123' }).toString();

function inTurn(shoppers: readonly Shopper[]): () => Shopper {
  let served = 0;
  return () => {
    const shopper = shoppers[served++ % shoppers.length];
    if (!shopper) throw new Error('Nobody came');
    return shopper;
  };
}

function pick<T>(things: readonly T[]): T {
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to pick from');
  return thing;
}

/** The calls that the storefront makes, and the card page's. */
const ourFlow = (origin: string, nextShopper: () => Shopper, baskets: readonly Basket[]): Flow => async () => {
  const { addressId, token, xsrf } = nextShopper();
  const call = (path: string, body: object) => post(origin, path, JSON.stringify(body), { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-xsrf-token': xsrf });
  await call('/api/v1/cart/add-cart', { items: pick(baskets).map((line) => ({ ...line, quantity: 1 })), mode: 'set' });
  const { total: expectedTotal } = quoteReply.parse(await call('/api/v1/ordertracking/simulate-order', { addressId })).data;
  const { reference } = startReply.parse(await call('/api/v1/products/payment', { addressId, expectedTotal, idempotencyKey: randomUUID() })).data;
  await post(origin, `/pay/${reference}`, card, { 'content-type': 'application/x-www-form-urlencoded' });
  await call('/api/v1/ordertracking/create-order', { reference });
};

const bareFlow = (origin: string, nextShopper: () => Shopper, baskets: readonly Basket[]): Flow => async () => {
  const { userId } = nextShopper();
  const call = (path: string, body: object) => post(origin, path, JSON.stringify({ userId, ...body }), { 'content-type': 'application/json' });
  await call('/cart', { variantIds: pick(baskets).map((line) => line.variantId) });
  await call('/price', {});
  const { reference } = bareReply.parse(await call('/start', {}));
  await call('/pay', { reference });
  await call('/order', { reference });
};

const cells = ({ rate, p50, p99, processor }: FlowSample) => [rate.toFixed(0), p50.toFixed(0), p99.toFixed(0), processor.toFixed(2)] as const;

const scripts = await bundle({ main: 'src/main.ts', bare: 'bench/bare-checkout.ts' });
const environment = { DEMO: 'false', SECRET: secret, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn', NODE_ENV: 'production' };
print('', 'orders/s', 'p50 ms', 'p99 ms', 'CPU ms', 'bare/s', 'p50 ms', 'p99 ms', 'CPU ms', 'ours/bare');
for (const name of values.engine.split(',')) {
  let till: Awaited<ReturnType<typeof fillTill>> = { shoppers: [], baskets: [] };
  const database = await makeDatabase(engineSchema.parse(name), 2, async (db) => void (till = await fillTill(db, { shoppers: SHOPPERS, secret })));
  const [first = {}, second = {}] = database.environments;
  const ours = await startBenchServer('ours', scripts('main'), { port, path: '/api/health/ready', env: { ...environment, ...first } });
  const bare = await startBenchServer('bare', scripts('bare'), { port: port + 1000, path: '/ready', env: second });
  try {
    const contenders = [
      { server: ours, flow: ourFlow(ours.origin, inTurn(till.shoppers.slice(SHOPPERS / 2)), till.baskets) },
      { server: bare, flow: bareFlow(bare.origin, inTurn(till.shoppers.slice(0, SHOPPERS / 2)), till.baskets) },
    ];
    const [own, limit] = await interleavedFlows(contenders, { rounds: Number(values.rounds), seconds: Number(values.seconds), workers, processes: database.processes });
    if (own && limit) print(`${name} c${workers}`, ...cells(own), ...cells(limit), (own.rate / limit.rate).toFixed(2));
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    await database.close();
  }
}
