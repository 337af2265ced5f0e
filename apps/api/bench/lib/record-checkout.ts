import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenHash } from '../../src/platform/tokens';
import type { Basket, Line, Shopper } from '../fill-checkout';
import { startBenchServer } from './bench-servers';
import { buy, pickRandom, type Post } from './checkout-flows';
import { post } from './flows';
import { countRoundTrips, toSteps, tracedSchema, type Recording } from './recording';

/** How long to wait for the outbox worker to finish. */
const WORKER_WAIT_MS = 1_000;
const CLAIM_PATTERN = /^update "jobs" set "attempts"/;

const shopperValues = ({ userId, addressId, sessionId, email, token }: Shopper): string[] => [
  userId,
  addressId,
  sessionId,
  email,
  tokenHash(token),
];
const lineValues = ({ productId, variantId, storeId }: Line): string[] => [
  productId,
  variantId,
  storeId,
];

/** A version 7 UUID contains the millisecond of its creation. */
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const isCreatedSince = (id: string, time: number): boolean =>
  id[14] === '7' && Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) >= time;

interface Options {
  /** The bundle of `record-statements`. */
  readonly script: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly shoppers: readonly Shopper[];
  readonly baskets: readonly Basket[];
}

/**
 * Lets one customer buy from the application. Returns the file of the recording and the number of
 * round trips.
 */
export async function recordCheckout({
  script,
  port,
  env,
  shoppers,
  baskets,
}: Options): Promise<{ path: string; statements: number; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-recording-'));
  const traceFile = join(folder, 'trace.jsonl');
  const server = await startBenchServer('recording', script, {
    port,
    path: '/api/health/ready',
    env: { ...env, RECORD_TO: traceFile },
  });
  // The first purchases warm up the caches, as for all measured flows.
  const [first, second] = shoppers;
  if (!first || !second) throw new Error('The recording needs two customers');
  const basket = pickRandom(baskets);
  await buy(server.origin, first, basket);
  await sleep(WORKER_WAIT_MS);
  const before = (await readFile(traceFile, 'utf8')).length;
  const start = Date.now();
  const sent: { url: string; body: string; reply: string }[] = [];
  const send: Post = async (origin, url, body, headers) => {
    const reply = await post(origin, url, body, headers);
    sent.push({ url, body, reply: reply === undefined ? '' : JSON.stringify(reply) });
    return reply;
  };
  await buy(server.origin, second, basket, send);
  await sleep(WORKER_WAIT_MS);
  await server.stop();

  const text = (await readFile(traceFile, 'utf8')).slice(before);
  const traced = text
    .trimEnd()
    .split('\n')
    .map((line) => tracedSchema.parse(JSON.parse(line)));
  const claims = traced.filter((each) => CLAIM_PATTERN.test(each.text));
  const calls = sent.map(({ url, reply }) => ({
    url,
    reply,
    steps: toSteps(traced.filter((each) => each.url === url && !each.isLater)),
  }));
  const later = toSteps(traced.filter((each) => each.isLater && !CLAIM_PATTERN.test(each.text)));
  const [claim] = toSteps(claims.slice(-1));
  if (!claim) throw new Error('The worker did not look for jobs');

  const known = [...shopperValues(second), ...basket.flatMap(lineValues)];
  const bodies = sent.map(({ body }) => body).join();
  const all = text + sent.map(({ url, reply }) => url + reply).join();
  const made = new Set([
    ...(all.match(uuid) ?? []).filter(
      (id) => !known.includes(id) && (isCreatedSince(id, start) || bodies.includes(id)),
    ),
    ...(all.match(/\bVM-\d+\b/g) ?? []),
  ]);
  const recording: Recording = {
    calls,
    claim,
    later,
    known,
    made: [...made],
    shoppers: Object.fromEntries(
      shoppers.map((shopper) => [shopper.token, shopperValues(shopper)]),
    ),
    lines: Object.fromEntries(baskets.flat().map((line) => [line.variantId, lineValues(line)])),
  };
  const path = join(folder, 'recording.json');
  await writeFile(path, JSON.stringify(recording));
  return {
    path,
    statements: countRoundTrips([...calls.flatMap(({ steps }) => steps), ...later]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
