import { openEmbedded } from './src/db/pglite';
import { ensureReferenceData } from './src/db/reference/ensure-reference-data';
import { seedDemo } from './src/db/seed/seed-demo';
import { readConfig } from './src/config';
import { diskStorage } from './src/modules/images';
import { manualClock } from './src/platform/clock';
import { randomIds } from './src/platform/ids';
import { silentLog } from './src/platform/log';
import { sql } from 'drizzle-orm';
import { rmSync } from 'node:fs';
rmSync('/tmp/seedtest/pg', { recursive: true, force: true });
const clock = manualClock(new Date('2026-11-20T11:20:00Z'));
const database = await openEmbedded({ directory: '/tmp/seedtest/pg' });
await database.migrate();
const { db } = database;
const stats = new Map<string, [number, number]>();
let phase = 0;
import { PglitePreparedQuery } from 'drizzle-orm/pglite';
{ const P: any = (PglitePreparedQuery as any).prototype; const orig = P.execute; 
P.execute = async function (this: any, ...args: any[]) { const t = performance.now(); const r = await orig.apply(this, args); const key = this.queryString.replace(/\s+/g,' ').replace(/\$\d+(, ?\$\d+)*/g,'$').slice(0, 150); const e: any = stats.get(key) ?? [0, 0, 0]; e[0]++; e[1] += performance.now() - t; e[2] += (Array.isArray(r) ? r.length : r?.rows?.length ?? 0); stats.set(key, e); return r; };
(globalThis as any).report = () => { const all: any = [...stats]; console.log('statements', all.reduce((n: number, [, e]: any) => n + e[0], 0), 'ms', all.reduce((n: number, [, e]: any) => n + e[1], 0).toFixed(0), 'rows', all.reduce((n: number, [, e]: any) => n + e[2], 0)); for (const [k, e] of all.sort((x: any, y: any) => y[1][1] - x[1][1]).slice(0, 45)) console.log(String(e[0]).padStart(6), e[1].toFixed(0).padStart(7), String(e[2]).padStart(6), (e[1] / e[0]).toFixed(2).padStart(6), k); };
}
await ensureReferenceData(db);
const t = performance.now(); const c = process.cpuUsage();
await seedDemo({ db, clock, ids: randomIds(clock), log: { ...silentLog, error: console.error, warn: console.warn }, config: readConfig({ DEMO: 'true' }), secret: 'x'.repeat(32), storage: diskStorage('/tmp/seedtest/images') });
const u = process.cpuUsage(c);
console.log('seed', ((performance.now() - t) / 1000).toFixed(1), 's wall; cpu', ((u.user + u.system) / 1e6).toFixed(1));
for (const q of ["select status, count(*)::int from stores group by 1", "select approval_status, listed, count(*)::int from products group by 1,2", "select count(*)::int from images", "select status, count(*)::int, sum(total)::float/100 as naira from orders group by 1 order by 2 desc", "select status, count(*)::int from checkouts group by 1", "select status, count(*)::int, sum(amount)::float/100 naira from payouts group by 1", "select kind, done_at is null as open, count(*)::int from jobs group by 1,2", "select kind, count(*)::int from mails group by 1 order by 2 desc", "select code, used, usage_limit from coupons", "select count(*) filter (where on_hand = 0)::int as out, count(*) filter (where on_hand between 1 and 4)::int as low, count(*)::int from stock", "select store_name, count(o.id)::int as orders from stores s left join orders o on o.store_id = s.id group by 1 order by 2 desc", "select to_char(date_trunc('month', created_at),'YYYY-MM') m, count(*)::int, (sum(total)/100)::float naira from orders group by 1 order by 1", "select u.email, o.status, count(*)::int from orders o join users u on u.id=o.customer_id where u.email='customer@demo.example' group by 1,2"]) { console.log(q); console.table((await db.execute(sql.raw(q))).rows); }
(globalThis as any).report(); await database.close();
