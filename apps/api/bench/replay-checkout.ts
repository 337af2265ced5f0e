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

/** A placeholder in a flow for each recorded id. */
type Ids = ReadonlyMap<string, string>;
type Fill<T> = (ids: Ids) => T;

const recorded = new RegExp(
  `(${[...known, ...made].map((id) => id.replaceAll(/[.+]/g, '\\$&')).join('|')})`,
);

function textWith(text: string): Fill<string> {
  const pieces = text.split(recorded);
  return pieces.length === 1
    ? () => text
    : (ids) => pieces.map((piece, index) => (index % 2 === 1 ? ids.get(piece) : piece)).join('');
}

function valueWith(value: unknown): Fill<unknown> {
  if (typeof value === 'string') return textWith(value);
  if (!Array.isArray(value)) return () => value;
  const each = value.map(valueWith);
  return (ids) => each.map((fill) => fill(ids));
}

function stepWith({ isTransaction, statements }: Step): (ids: Ids) => Promise<void> {
  const filled = statements.map(({ name, text, values }): Fill<Statement> => {
    const each = values.map(valueWith);
    return (ids) => ({ name, text, values: each.map((fill) => fill(ids)) });
  });
  const all = async (run: Run, ids: Ids): Promise<void> => {
    for (const statement of filled) await run(statement(ids));
  };
  return isTransaction ? (ids) => transaction((run) => all(run, ids)) : (ids) => all(run, ids);
}

const stepsWith = (steps: readonly Step[]) => {
  const each = steps.map(stepWith);
  return async (ids: Ids): Promise<void> => {
    for (const step of each) await step(ids);
  };
};

const flow = calls.map(({ url, steps, reply }) => ({
  url: textWith(url),
  run: stepsWith(steps),
  reply: textWith(reply),
}));
const [look, work] = [stepsWith([claim]), stepsWith(later)];
const payPage = flow.findIndex(({ url }) =>
  url(new Map(made.map((id) => [id, id]))).startsWith('/pay/'),
);

let orders = 9_000_000;
/** Order numbers are the only ids of a flow that are not UUIDs. */
const another = (id: string): string =>
  id.includes('-', 8) ? randomUUID() : id.replace(/\d+$/, String((orders += 1)));

const basketSchema = z.object({ items: z.array(z.object({ variantId: z.string() })) });

function begin(token: string, body: unknown): Ids {
  const basket = basketSchema.parse(body).items.flatMap(({ variantId }) => lines[variantId] ?? []);
  const own = [...(shoppers[token] ?? []), ...basket];
  return new Map([
    ...known.map((id, index): [string, string] => [id, own[index] ?? '']),
    ...made.map((id): [string, string] => [id, another(id)]),
  ]);
}

/** The progress of each flow, by token; on the card page, which has no session, by URL. */
const open = new Map<string, { readonly ids: Ids; step: number }>();
const due: Ids[] = [];
let isBusy = false;

/** Runs jobs like the outbox worker: one after another, as soon as any reply is sent. */
async function wake(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    for (;;) {
      const found = due.splice(0);
      await look(new Map());
      if (found.length === 0) return;
      for (const ids of found) await work(ids);
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
    const ids = begin(token, body);
    const state = { ids, step: 0 };
    open.set(token, state);
    open.set(flow[payPage]?.url(ids) ?? '', state);
  }
  const state = open.get(token);
  const call = state && flow[state.step];
  if (!state || !call) throw new Error(`Nobody expects ${url}`);
  await call.run(state.ids);
  if (state.step === payPage) {
    open.delete(url);
    due.push(state.ids);
  }
  state.step += 1;
  return reply.type('application/json').send(call.reply(state.ids));
});
app.addHook('onResponse', async ({ method }) => {
  if (method === 'POST') void wake();
});
app.get('/ready', () => 'yes');
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
