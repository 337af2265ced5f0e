import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformRoles } from '@market/domain/accounts/platform-roles';
import { roles } from '@market/domain/accounts/roles';
import { lagosDate } from '@market/domain/lagos-time';
import { readConfig } from '../../config';
import { productFinder } from '../../modules/catalogue';
import { createFinance } from '../../modules/finance';
import { memoryStorage } from '../../modules/images';
import { manualClock } from '../../platform/clock';
import { randomIds } from '../../platform/ids';
import { noLog } from '../../platform/log';
import { checkReports, type ReportReader } from '../../test/check-reports';
import { openServerCopy } from '../../test/test-database';
import { ensureReferenceData } from '../reference/ensure-reference-data';
import { categoriesTable, ordersTable, productsTable, storesTable } from '../schema';
import { demoAccounts } from './demo-accounts';
import { preparePictures } from './prepare-pictures';
import { seedDemo } from './seed-demo';

const NOON = new Date('2026-11-20T11:25:00Z');

/** The same marketplace with fewer orders and small pictures. The full seed checks its own totals. */
async function seeded() {
  const database = await openServerCopy();
  const { db } = database;
  const clock = manualClock(NOON);
  await ensureReferenceData(db);
  const config = readConfig({
    DEMO: 'true',
    SMTP_URL: 'smtp://mail.example',
    PAYSTACK_SECRET_KEY: 'sk_test_unused',
  });
  await seedDemo(
    {
      db,
      clock,
      ids: randomIds(clock),
      log: noLog,
      config,
      secret: 'x'.repeat(32),
      storage: memoryStorage(),
      privateStorage: memoryStorage(),
    },
    { trade: { baskets: 50, recent: 10 }, pictureSize: 90 },
  );
  const figures = async (query: SQL) =>
    (await db.select({ row: sql<unknown>`to_jsonb(asked)` }).from(sql`(${query}) as asked`)).map(
      ({ row }) => row,
    );
  const { finance } = createFinance({ db, clock, secret: 'x'.repeat(32) }).services;
  return { db, figures, finance, close: () => database.close() };
}

let market: Awaited<ReturnType<typeof seeded>>;
beforeAll(async () => {
  market = await seeded();
});
afterAll(() => market.close());

/** These figures change with the demo data: run with `-u` and review the difference. */
test('the demo has the same figures in every run on the same day', async () => {
  const figures = [
    sql`select status, count(*), sum(total) as total, sum(commission) as commission from orders group by 1 order by 1`,
    sql`select t.store_name, sum(s.on_hand) as on_hand from stock s join product_variants v on v.id = s.variant_id join products p on p.id = v.product_id join stores t on t.id = p.store_id group by 1 order by 1`,
    sql`select account, sum(amount) as balance from ledger_entries group by 1 order by 1`,
    sql`select description, used from coupons order by 1`,
    sql`select stars, count(*), count(reply) as replies from reviews group by 1 order by 1`,
    sql`select store_name, follower_count, rating_sum from stores order by 1`,
  ];
  const rows = (await Promise.all(figures.map((query) => market.figures(query)))).flat();
  await expect(rows.map((row) => `${JSON.stringify(row)}\n`).join('')).toMatchFileSnapshot(
    'key-figures.txt',
  );
});

test('the demo has changes to approved products, some pending and some sent back', async () => {
  expect(
    await market.figures(
      sql`select r.status, count(*)::int as changes from product_revisions r join products p on p.id = r.product_id where p.listed group by 1 order by 1`,
    ),
  ).toEqual([
    { status: 'pending', changes: 2 },
    { status: 'rejected', changes: 1 },
  ]);
});

test('disputed payments have completed orders, and none of them belongs to a demo account', async () => {
  expect(
    await market.figures(
      sql`select d.status, d.decision, count(distinct d.id)::int as disputes, bool_and(o.status = 'completed') as completed, bool_or(s.store_name = 'Helios Yard' or u.email = 'customer@demo.example') as of_demo
        from disputes d join orders o on o.checkout_id = d.checkout_id join stores s on s.id = o.store_id join users u on u.id = o.customer_id group by 1, 2 order by 1, 2`,
    ),
  ).toEqual([
    { status: 'open', decision: null, disputes: 2, completed: true, of_demo: false },
    { status: 'won', decision: 'decline', disputes: 1, completed: true, of_demo: false },
  ]);
});

test('the demo has stores in every approval status, and the demo merchant owns Helios Yard', async () => {
  expect(
    await market.figures(
      sql`select s.status, count(distinct s.id)::int as stores, count(a.id)::int as approvals from stores s left join store_approvals a on a.store_id = s.id group by 1 order by 1`,
    ),
  ).toEqual([
    { status: 'live', stores: 10, approvals: 20 },
    { status: 'pending', stores: 1, approvals: 1 },
    { status: 'rejected', stores: 1, approvals: 0 },
  ]);
  expect(
    await market.figures(
      sql`select s.store_name from stores s join users u on u.id = s.merchant_id where u.email = 'merchant@demo.example'`,
    ),
  ).toEqual([{ store_name: 'Helios Yard' }]);
});

test('the demo merchant has staff, one of whom has not accepted the invitation, and hubs have stores in every application status', async () => {
  expect(
    await market.figures(
      sql`select count(*)::int as staff, count(confirmed_at)::int as came from users where role = 'staff'`,
    ),
  ).toEqual([{ staff: 5, came: 4 }]);
  expect(
    await market.figures(
      sql`select status, count(*)::int as stores from hub_applications group by 1 order by 1`,
    ),
  ).toEqual([
    { status: 'approved', stores: 2 },
    { status: 'declined', stores: 1 },
    { status: 'pending', stores: 2 },
  ]);
  expect(
    await market.figures(
      sql`select count(*)::int as lacking from businesses where id_document_url is null or proof_of_address is null`,
    ),
  ).toEqual([{ lacking: 0 }]);
});

test('every product on sale has a price, a category on all three levels and a picture of each variant', async () => {
  expect(
    await market.figures(
      sql`select count(*)::int as wrong from products where cardinality(hosted_images) = 0 or child_category_id is null or selling_price > price`,
    ),
  ).toEqual([{ wrong: 0 }]);
  expect(
    await market.figures(
      sql`select count(*)::int as wrong from product_variants v join products p on p.id = v.product_id where v.options <> '{}' and (v.image is null or v.image <> all (p.hosted_images))`,
    ),
  ).toEqual([{ wrong: 0 }]);
  expect(
    await market.figures(
      sql`select v.options ->> 'Colour' as colour, count(distinct v.image)::int as pictures from product_variants v where v.options ? 'Colour' group by 1 order by 1`,
    ),
  ).toEqual([
    { colour: 'Black', pictures: 2 },
    { colour: 'Orange', pictures: 2 },
    { colour: 'White', pictures: 4 },
    { colour: 'Yellow', pictures: 2 },
  ]);
  expect(
    await market.figures(
      sql`select count(distinct category_id)::int as categories from products where listed`,
    ),
  ).toEqual([{ categories: 12 }]);
});

test('each image size used in lists is prepared once, and preparation stops with the server', async () => {
  const made: string[] = [];
  const stopping = new AbortController();
  const images = {
    async variant(id: string, width: number, format: string) {
      made.push(`${id}/${width}.${format}`);
      return Buffer.alloc(0);
    },
  };
  await preparePictures({ db: market.db, images }, stopping.signal);
  expect(new Set(made).size).toBe(made.length);
  const shown = await market.figures(
    sql`select count(distinct i)::int as pictures from products, unnest(hosted_images) i where listed`,
  );
  expect([{ pictures: made.filter((name) => name.endsWith('/320.avif')).length }]).toEqual(shown);
  stopping.abort();
  made.length = 0;
  await preparePictures({ db: market.db, images }, stopping.signal);
  expect(made).toEqual([]);
});

test('every role, every named set of permissions and every approver level has an account that can sign in', async () => {
  const rows = await market.figures(
    sql`select role, email from users where email like '%@demo.example' and confirmed_at is not null`,
  );
  expect(rows).toEqual(
    expect.arrayContaining(demoAccounts.map(({ role, email }) => ({ role, email }))),
  );
  expect(new Set(demoAccounts.map(({ role }) => role))).toEqual(new Set(roles));
  expect(
    await market.figures(
      sql`select email, resources from users where email like '%-admin@demo.example' and role = 'admin'`,
    ),
  ).toEqual(
    expect.arrayContaining(
      platformRoles.map(({ id, resources }) => ({ email: `${id}-admin@demo.example`, resources })),
    ),
  );
  expect(
    await market.figures(
      sql`select email, approver_level as level from users where role = 'approver' order by level`,
    ),
  ).toEqual([
    { email: 'approver@demo.example', level: 'both' },
    { email: 'first-approver@demo.example', level: 'first' },
    { email: 'second-approver@demo.example', level: 'second' },
  ]);
});

test('reviews are written after delivery and before today, and the demo customer still has some to write', async () => {
  const early = sql`select count(*)::int as wrong from reviews r join orders o on o.id = r.order_id where o.delivered_at is null or r.created_at < o.delivered_at or r.created_at > ${NOON.toISOString()} or o.customer_id <> r.customer_id`;
  expect(await market.figures(early)).toEqual([{ wrong: 0 }]);
  const left = await market.figures(
    sql`select o.order_name from orders o join users u on u.id = o.customer_id where u.email = 'customer@demo.example' and o.status in ('delivered', 'completed') and not exists (select 1 from reviews r where r.order_id = o.id)`,
  );
  expect(left.length).toBeGreaterThan(0);
});

test('every open store has policies, and some have a theme of their own', async () => {
  expect(
    await market.figures(
      sql`select count(*)::int as bare from stores s where s.status = 'live' and not exists (select 1 from policies p where p.store_id = s.id)`,
    ),
  ).toEqual([{ bare: 0 }]);
  expect(
    await market.figures(
      sql`select theme_id as theme from merchant_themes where active group by 1 order by 1`,
    ),
  ).toEqual([45, 46, 47, 48, 49].map((theme) => ({ theme })));
});

test('payments use the sandbox and no email is sent, regardless of the configuration', async () => {
  expect(await market.figures(sql`select distinct provider from checkouts order by 1`)).toEqual([
    { provider: 'pay_on_delivery' },
    { provider: 'sandbox' },
  ]);
  expect(await market.figures(sql`select kind from jobs where kind = 'mail.send'`)).toEqual([]);
});

test('nothing is dated after today', async () => {
  expect(
    await market.figures(
      sql`select count(*)::int as late from order_activities where created_at > ${NOON.toISOString()}`,
    ),
  ).toEqual([{ late: 0 }]);
});

test('the finance reports of the demo’s year agree with the ledger, for each store and each month', async () => {
  const { db, finance } = market;
  const reader: ReportReader = {
    readStores: finance.byStore,
    readPayments: finance.byPayment,
    listOrders: finance.orders,
  };
  const stores = await db
    .selectDistinct({ id: storesTable.id, storeName: storesTable.storeName })
    .from(storesTable)
    .innerJoin(ordersTable, eq(ordersTable.storeId, storesTable.id));
  const days = (await db.select({ at: ordersTable.createdAt }).from(ordersTable)).map(({ at }) =>
    lagosDate(at),
  );
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  expect(stores.length).toBeGreaterThan(5);
  expect(months.length).toBeGreaterThanOrEqual(12);
  const [{ id: storeId, storeName: search } = { id: '', storeName: '' }] = stores;
  const ofMonth = (month: string) => ({ startDate: `${month}-01`, endDate: lastDay(month) });
  for (const filter of [
    {},
    ...stores.map(({ id }) => ({ storeId: id })),
    ...months.map(ofMonth),
    { search },
    { search: 'power', startDate: '2026-02-11', endDate: '2026-09-03' },
    ...months.slice(-3).map((month) => ({ ...ofMonth(month), storeId })),
  ])
    await checkReports(db, reader, filter);
});

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

test('the demo customer has an order in transit, and every order has its delivery promise', async () => {
  expect(
    await market.figures(
      sql`select count(*)::int > 0 as some from orders o join users u on u.id = o.customer_id where u.email = 'customer@demo.example' and o.status = 'in_transit' and o.accepted_at is not null`,
    ),
  ).toEqual([{ some: true }]);
  expect(
    await market.figures(
      sql`select count(*)::int as lacking from orders where promised_last_day is null`,
    ),
  ).toEqual([{ lacking: 0 }]);
});

test('the return period in a store’s policy is the same as in its settings and on its orders', async () => {
  const named = sql`(regexp_match(p.text, 'within (\\d+) days'))[1]::int`;
  expect(
    await market.figures(
      sql`select count(*)::int as policies, (count(*) filter (where ${named} <> s.return_days))::int as wrong, (select count(*)::int from orders o join stores on stores.id = o.store_id where o.return_days <> stores.return_days) as orders from policies p join stores s on s.id = p.store_id where p.kind = 'returns'`,
    ),
  ).toEqual([{ policies: 10, wrong: 0, orders: 0 }]);
});

test('stores subscribe throughout the year, and some subscriptions have lapsed or were cancelled', async () => {
  expect(
    await market.figures(
      sql`select count(*) filter (where ended_at is null) > 0 as active, count(*) filter (where ended_at is not null and next_plan_id <> 'free') > 0 as lapsed, count(*) filter (where ended_at is not null and next_plan_id = 'free') > 0 as cancelled from subscriptions`,
    ),
  ).toEqual([{ active: true, lapsed: true, cancelled: true }]);
  expect(
    await market.figures(
      sql`select count(distinct date_trunc('month', paid_at)) >= 9 as most_months from subscription_payments`,
    ),
  ).toEqual([{ most_months: true }]);
});

/** The ids of every category that has products, at each level of the tree. */
async function listCategoriesInUse() {
  const { categoryId, subCategoryId, childCategoryId } = productsTable;
  const lowest = await market.db
    .selectDistinct({
      categoryId: sql<string>`${categoryId}`,
      subCategoryId: sql<string>`${subCategoryId}`,
      childCategoryId: sql<string>`${childCategoryId}`,
    })
    .from(productsTable);
  const levels = lowest.flatMap((ids) => [
    [ids.categoryId],
    [ids.categoryId, ids.subCategoryId],
    [ids.categoryId, ids.subCategoryId, ids.childCategoryId],
  ]);
  return new Map(levels.map((path) => [path.join(), path])).values();
}

test('every category with several products has at least three filters in which they differ', async () => {
  const find = productFinder(market.db, manualClock(NOON));
  const names = new Map(
    (await market.db.select().from(categoriesTable)).map(({ id, name }) => [id, name]),
  );
  const lacking: string[] = [];
  for (const path of await listCategoriesInUse()) {
    const [categoryId, subCategoryId, childCategoryId] = path;
    const { count, attributes, options } = await find.facets({
      categoryId,
      subCategoryId,
      childCategoryId,
    });
    const filters = new Set([
      ...attributes
        .filter((facet) => (facet.type === 'number' ? facet.spread : facet.values).length > 1)
        .map(({ name }) => name),
      ...options.filter((facet) => facet.options.length > 1).map(({ property }) => property),
    ]);
    if (count > 1 && filters.size < 3)
      lacking.push(`${path.map((id) => names.get(id)).join(' > ')}: ${[...filters].join(', ')}`);
  }
  expect(lacking).toEqual([]);
});
