// How long creating the demo marketplace takes on an empty embedded database: node_modules/.bin/tsx
// bench/seed.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config';
import { openEmbedded } from '../src/db/pglite';
import { ensureReferenceData } from '../src/db/reference/ensure-reference-data';
import { seedDemo } from '../src/db/seed/seed-demo';
import { diskStorage } from '../src/modules/images';
import { systemClock } from '../src/platform/clock';
import { randomIds } from '../src/platform/ids';
import { noLog } from '../src/platform/log';

const folder = await mkdtemp(join(tmpdir(), 'seed-bench-'));
const database = await openEmbedded({ directory: join(folder, 'postgres') });
try {
  await database.migrate();
  const { db } = database;
  await ensureReferenceData(db);
  const before = process.cpuUsage();
  const start = performance.now();
  await seedDemo({
    db,
    clock: systemClock,
    ids: randomIds(systemClock),
    log: noLog,
    config: readConfig({ DEMO: 'true' }),
    secret: 'x'.repeat(32),
    storage: diskStorage(join(folder, 'images')),
    privateStorage: diskStorage(join(folder, 'documents')),
  });
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(
    `${((performance.now() - start) / 1000).toFixed(1)} s, of which ${((user + system) / 1e6).toFixed(1)} s of processor time on all cores; at most 20 s are allowed\n`,
  );
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
