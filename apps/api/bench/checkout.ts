// Purchases by eight simultaneous customers, from the cart to the order, compared with the same
// statements without the application, and with the minimum that creates an order:
//   pnpm --filter @market/api bench:checkout --engine postgres,pglite --rounds 7 --seconds 4
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { fillCheckout } from './fill-checkout';
import { benchEngines, createDatabase } from './lib/bench-database';
import { bundle, startBenchServer } from './lib/bench-servers';
import { baselineFlow, roundRobin, ourFlow } from './lib/checkout-flows';
import { runFlowsInTurn, type FlowSample } from './lib/flows';
import { recordCheckout } from './lib/record-checkout';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    engine: { type: 'string', default: 'postgres,pglite' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '4' },
    workers: { type: 'string', default: '8' },
    port: { type: 'string', default: '5815' },
  },
});
const engineSchema = z.enum(benchEngines);
const [port, workers] = [Number(values.port), Number(values.workers)];
/** Enough customers that none of them buys twice at the same time or has hundreds of orders. */
const SHOPPERS = 6_000;
const secret = 'a secret for benchmarks only, not used elsewhere';
const print = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(
    `${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 22 : 12)).join('')}\n`,
  );

const cells = ({ rate, p50, p99, processor }: FlowSample, own: FlowSample) =>
  [
    rate.toFixed(0),
    p50.toFixed(0),
    p99.toFixed(0),
    processor.toFixed(2),
    (own.rate / rate).toFixed(2),
  ] as const;

const scripts = await bundle({
  main: 'src/main.ts',
  recording: 'bench/record-statements.ts',
  replay: 'bench/replay-checkout.ts',
  baseline: 'bench/baseline-checkout.ts',
});
const environment = {
  DEMO: 'false',
  PAYMENTS: 'sandbox',
  SECRET: secret,
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
};
print('', 'orders/s', 'p50 ms', 'p99 ms', 'CPU ms', 'ours/this');
for (const name of values.engine.split(',')) {
  let till: Awaited<ReturnType<typeof fillCheckout>> = { shoppers: [], baskets: [] };
  const database = await createDatabase(
    engineSchema.parse(name),
    3,
    async (db) => void (till = await fillCheckout(db, { shoppers: SHOPPERS, secret })),
  );
  const [first = {}, second = {}, third = {}] = database.environments;
  const { shoppers, baskets } = till;
  const recording = await recordCheckout({
    script: scripts('recording'),
    port: port + 3000,
    env: { ...environment, ...first },
    shoppers,
    baskets,
  });
  const ours = await startBenchServer('ours', scripts('main'), {
    port,
    path: '/api/health/ready',
    env: { ...environment, ...first },
  });
  const replay = await startBenchServer('the same statements', scripts('replay'), {
    port: port + 2000,
    path: '/ready',
    env: { ...third, RECORDING: recording.path },
  });
  const baseline = await startBenchServer('the least', scripts('baseline'), {
    port: port + 1000,
    path: '/ready',
    env: second,
  });
  // Each customer is used by one flow at a time.
  const part = (index: number) =>
    roundRobin(shoppers.slice((index * SHOPPERS) / 3, ((index + 1) * SHOPPERS) / 3));
  const contenders = [
    { server: ours, flow: ourFlow(ours.origin, part(0), baskets) },
    { server: replay, flow: ourFlow(replay.origin, part(1), baskets) },
    { server: baseline, flow: baselineFlow(baseline.origin, part(2), baskets) },
  ];
  try {
    const samples = await runFlowsInTurn(contenders, {
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      workers,
      database,
    });
    const [own] = samples;
    print(`${name}, ${workers} at a time, ${recording.statements} statements an order`);
    samples.forEach((sample, index) =>
      print(contenders[index]?.server.name ?? '', ...cells(sample, own ?? sample)),
    );
  } finally {
    await Promise.all([ours.stop(), replay.stop(), baseline.stop()]);
    await Promise.all([database.close(), recording.remove()]);
  }
}
