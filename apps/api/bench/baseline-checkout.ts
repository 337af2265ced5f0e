// The checkout baseline: Fastify and the driver, from a cart of two lines to an order with its
// payment, ledger and outbox rows, on the application's tables, in five requests and 17 statements.
// No sessions, prices from the request, no timeline, no email.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { openBaseline, type Row, type Run } from './lib/baseline-database';

const statements = {
  addLine:
    'insert into cart_items (id, user_id, variant_id, quantity, unit_price, created_at) values ($1, $2, $3, 1, 100, now()), ($4, $2, $5, 1, 100, now()) on conflict (user_id, variant_id) do update set quantity = excluded.quantity',
  cart: 'select c.variant_id, c.quantity, v.product_id, v.sku, v.selling_price, v.options, p.name, p.store_id, p.weight, s.on_hand - s.reserved as left from cart_items c join product_variants v on v.id = c.variant_id join products p on p.id = v.product_id join stock s on s.variant_id = v.id where c.user_id = $1 order by c.created_at',
  checkout: `insert into checkouts (id, user_id, reference, idempotency_key, amount, quote, delivery_address, provider, expires_at, created_at) values ($1, $2, $3, $3, $4, $5, $6, 'baseline', now() + interval '15 minutes', now())`,
  pay: `insert into sandbox_payments (reference, amount, email, callback_url, status, expires_at, created_at) values ($1, $2, 'bench@bench.example', '', 'success', now(), now())`,
  paid: `update checkouts set status = 'paid', paid_at = now() where reference = $1 and status = 'pending' returning id, amount, quote`,
  lock: 'select variant_id from stock where variant_id = any($1::uuid[]) order by variant_id for update',
  sell: 'update stock set on_hand = on_hand - 1 where variant_id = any($1::uuid[]) and on_hand - reserved >= 1',
  order: `insert into orders (id, order_name, checkout_id, customer_id, store_id, status, subtotal, discount, shipping_fee, total, commission_bps, commission, delivery_address, weight, lagos_merchant, lagos_customer, delivery_token, created_at, updated_at) values ($1, 'B-' || nextval('order_numbers'), $2, $3, $4, 'pending', $5, 0, 0, $5, 800, 0, '{}', 1, true, true, '123456', now(), now())`,
  lines: `insert into order_items (id, order_id, product_id, variant_id, product_name, sku, options, quantity, unit_price, discount, shipping_fee, position) select gen_random_uuid(), $1, (line ->> 'product_id')::uuid, (line ->> 'variant_id')::uuid, line ->> 'name', line ->> 'sku', line -> 'options', 1, (line ->> 'selling_price')::bigint, 0, 0, number from jsonb_array_elements($2::jsonb) with ordinality as lines(line, number)`,
  payment: `insert into transactions (id, checkout_id, reference, transaction_id, status, amount, fees, paid_at, created_at) values ($1, $2, $3, $3, 'success', $4, 0, now(), now())`,
  event: `insert into ledger_transactions (id, kind, ref, occurred_at) values ($1, 'capture', $2, now())`,
  entries: `insert into ledger_entries (id, transaction_id, account, store_id, order_id, amount) values (gen_random_uuid(), $1, 'psp_clearing', null, $2, $3), (gen_random_uuid(), $1, 'escrow', $4, $2, -$3 + 1), (gen_random_uuid(), $1, 'commission_deferred', $4, $2, -1)`,
  outbox: `insert into jobs (id, kind, payload, run_at, done_at, created_at) values ($1, 'baseline', '{}', now(), now(), now())`,
  empty: 'delete from cart_items where user_id = $1',
} as const;

type StatementName = keyof typeof statements;
const { run: send, transaction } = await openBaseline(process.env);
const createNamedRunner =
  (run: Run) =>
  (name: StatementName, ...values: readonly unknown[]) =>
    run({ name, text: statements[name], values });
const run = createNamedRunner(send);

interface CheckoutBody {
  readonly userId: string;
  readonly variantIds: readonly [string, string];
  readonly reference: string;
}

const app = Fastify();
app.post<{ Body: CheckoutBody }>('/cart', async ({ body: { userId, variantIds } }) =>
  run('addLine', randomUUID(), userId, variantIds[0], randomUUID(), variantIds[1]),
);
app.post<{ Body: CheckoutBody }>('/price', async ({ body: { userId } }) => {
  const lines = await run('cart', userId);
  return { lines, total: sumPrices(lines) };
});
app.post<{ Body: CheckoutBody }>('/start', async ({ body: { userId } }) => {
  const lines = await run('cart', userId);
  const id = randomUUID();
  await run(
    'checkout',
    id,
    userId,
    `baseline-${id}`,
    sumPrices(lines),
    JSON.stringify(lines),
    '{}',
  );
  return { reference: `baseline-${id}` };
});
app.post<{ Body: CheckoutBody }>('/pay', async ({ body: { reference } }) =>
  run('pay', reference, 1),
);
app.post<{ Body: CheckoutBody }>('/order', async ({ body: { userId, reference } }) => {
  const orderId = randomUUID();
  await transaction(async (send) => {
    const run = createNamedRunner(send);
    const [checkout] = await run('paid', reference);
    if (!checkout || !Array.isArray(checkout['quote'])) throw new Error('Not paid');
    const lines: Row[] = checkout['quote'];
    const amount = Number(checkout['amount']);
    const variantIds = lines.map((line) => line['variant_id']);
    const [storeId, eventId] = [lines[0]?.['store_id'], randomUUID()];
    await run('lock', variantIds);
    await run('sell', variantIds);
    await run('order', orderId, checkout['id'], userId, storeId, amount);
    await run('lines', orderId, JSON.stringify(lines));
    await run('payment', randomUUID(), checkout['id'], reference, amount);
    await run('event', eventId, reference);
    await run('entries', eventId, orderId, amount, storeId);
    await run('outbox', randomUUID());
    await run('empty', userId);
  });
  return { orderId };
});
app.get('/ready', () => 'yes');
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });

function sumPrices(lines: readonly Row[]): number {
  return lines.reduce((sum, line) => sum + Number(line['selling_price']), 0);
}
