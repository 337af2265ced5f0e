// The baseline: Fastify and the driver with the same rows. No access checks, contract, money
// conversion or headers.
import { join } from 'node:path';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { openEmbedded } from '../src/db/pglite';

const { PORT, DATABASE_URL, DATA_DIR = '' } = process.env;

const cardColumns = `p.id, p.name, p.key_rating, p.hosted_images, p.selling_price, p.price, p.in_stock, p.rating_sum, p.rating_count, p.store_id, s.store_name, s.is_official_outlet, s.city, s.state`;
const statements = {
  list: `select ${cardColumns} from products p join stores s on s.id = p.store_id where p.listed and p.child_category_id = $1 order by p.popularity desc, p.id desc limit 24`,
  count: 'select count(*)::int as count from products where listed and child_category_id = $1',
  detail: `select ${cardColumns}, p.description, p.sku, p.weight, p.variant_properties, c.name as category from products p join stores s on s.id = p.store_id join categories c on c.id = p.category_id where p.id = $1`,
  variants:
    'select v.id, v.sku, v.options, v.price, v.selling_price, s.on_hand - s.reserved as quantity from product_variants v join stock s on s.variant_id = v.id where v.product_id = $1 order by v.position',
  search: `select ${cardColumns} from products p join stores s on s.id = p.store_id where p.listed and p.search @@ plainto_tsquery('simple', $1) order by ts_rank(p.search, plainto_tsquery('simple', $1)) desc limit 24`,
} as const;

type Run = (name: keyof typeof statements, value: string) => Promise<readonly unknown[]>;

function createPoolRunner(connectionString: string): Run {
  const pool = new Pool({ connectionString, max: 4 });
  return async (name, value) =>
    (await pool.query({ name, text: statements[name], values: [value] })).rows;
}

async function createEmbeddedRunner(): Promise<Run> {
  const { client } = await openEmbedded({ directory: join(DATA_DIR, 'postgres') });
  return async (name, value) => (await client.query(statements[name], [value])).rows;
}

const run =
  DATABASE_URL === undefined ? await createEmbeddedRunner() : createPoolRunner(DATABASE_URL);
const app = Fastify();
app.get<{ Params: { id: string } }>('/list/:id', async ({ params }) => {
  const [rows, [count]] = await Promise.all([run('list', params.id), run('count', params.id)]);
  return { rows, count };
});
app.get<{ Params: { id: string } }>('/detail/:id', async ({ params }) => {
  const [[product], variants] = await Promise.all([
    run('detail', params.id),
    run('variants', params.id),
  ]);
  return { product, variants };
});
app.get<{ Querystring: { search: string } }>('/search', async ({ query }) => ({
  rows: await run('search', query.search),
}));
app.get('/ready', () => 'yes');
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
