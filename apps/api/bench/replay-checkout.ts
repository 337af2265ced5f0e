// Replays the application's recorded statements in the same transactions with the same replies,
// with new ids for each customer and basket. Uses only Fastify and the driver: no sessions, rules,
// schemas or query builder.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { openBaseline, type Run, type Statement } from './lib/baseline-database';
import { recordingSchema, type Step } from './lib/recording';

const { PORT, RECORDING = '' } = process.env;
const { calls, claim, later, known, made, shoppers, lines } = recordingSchema.parse(
  JSON.parse(readFileSync(RECORDING, 'utf8')),
);
const { run, transaction } = await openBaseline(process.env);

/** For each recorded id, the id that replaces it in one flow. */
type Ids = ReadonlyMap<string, string>;
type FillIds<T> = (ids: Ids) => T;

const recordedIds = new RegExp(
  `(${[...known, ...made].map((id) => id.replaceAll(/[.+]/g, '\\$&')).join('|')})`,
);

function fillText(text: string): FillIds<string> {
  const pieces = text.split(recordedIds);
  return pieces.length === 1
    ? () => text
    : (ids) => pieces.map((piece, index) => (index % 2 === 1 ? ids.get(piece) : piece)).join('');
}

function fillValue(value: unknown): FillIds<unknown> {
  if (typeof value === 'string') return fillText(value);
  if (!Array.isArray(value)) return () => value;
  const each = value.map(fillValue);
  return (ids) => each.map((fill) => fill(ids));
}

function fillStep({ isTransaction, statements }: Step): (ids: Ids) => Promise<void> {
  const filled = statements.map(({ name, text, values }): FillIds<Statement> => {
    const each = values.map(fillValue);
    return (ids) => ({ name, text, values: each.map((fill) => fill(ids)) });
  });
  const all = async (run: Run, ids: Ids): Promise<void> => {
    for (const statement of filled) await run(statement(ids));
  };
  return isTransaction ? (ids) => transaction((run) => all(run, ids)) : (ids) => all(run, ids);
}

const fillSteps = (steps: readonly Step[]) => {
  const each = steps.map(fillStep);
  return async (ids: Ids): Promise<void> => {
    for (const step of each) await step(ids);
  };
};

const flow = calls.map(({ url, steps, reply }) => ({
  url: fillText(url),
  run: fillSteps(steps),
  reply: fillText(reply),
}));
const [claimJob, runJob] = [fillSteps([claim]), fillSteps(later)];
const payPage = flow.findIndex(({ url }) =>
  url(new Map(made.map((id) => [id, id]))).startsWith('/pay/'),
);

let orders = 9_000_000;
/** Order numbers are the only ids of a flow that are not UUIDs. */
const newId = (id: string): string =>
  id.includes('-', 8) ? randomUUID() : id.replace(/\d+$/, String((orders += 1)));

const basketSchema = z.object({ items: z.array(z.object({ variantId: z.string() })) });

function startFlow(token: string, body: unknown): Ids {
  const basket = basketSchema.parse(body).items.flatMap(({ variantId }) => lines[variantId] ?? []);
  const own = [...(shoppers[token] ?? []), ...basket];
  return new Map([
    ...known.map((id, index): [string, string] => [id, own[index] ?? '']),
    ...made.map((id): [string, string] => [id, newId(id)]),
  ]);
}

/** The progress of each flow by its token, or by its URL on the card page, which has no session. */
const openFlows = new Map<string, { readonly ids: Ids; step: number }>();
const dueJobs: Ids[] = [];
let isBusy = false;

/** Runs jobs like the outbox worker: one after another, as soon as any reply is sent. */
async function runDueJobs(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    for (;;) {
      const found = dueJobs.splice(0);
      await claimJob(new Map());
      if (found.length === 0) return;
      for (const ids of found) await runJob(ids);
    }
  } finally {
    isBusy = false;
  }
}

const app = Fastify();
app.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  (_request, body, done) => done(null, body),
);
app.post('/*', async ({ url, headers, body }, reply) => {
  const token = headers.authorization?.slice('Bearer '.length) ?? url;
  const isFirst = url === flow[0]?.url(new Map());
  if (isFirst) {
    const ids = startFlow(token, body);
    const state = { ids, step: 0 };
    openFlows.set(token, state);
    openFlows.set(flow[payPage]?.url(ids) ?? '', state);
  }
  const state = openFlows.get(token);
  const call = state && flow[state.step];
  if (!state || !call) throw new Error(`Unexpected request to ${url}`);
  await call.run(state.ids);
  if (state.step === payPage) {
    openFlows.delete(url);
    dueJobs.push(state.ids);
  }
  state.step += 1;
  return reply.type('application/json').send(call.reply(state.ids));
});
app.addHook('onResponse', async ({ method }) => {
  if (method === 'POST') void runDueJobs();
});
app.get('/ready', () => 'yes');
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
