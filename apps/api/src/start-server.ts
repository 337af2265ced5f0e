import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import type { AppDependencies } from './compose';
import type { Config } from './config';
import { openDatabase } from './db/open-database';
import { ensureReferenceData } from './db/reference/ensure-reference-data';
import { demoAccounts } from './db/seed/demo-accounts';
import { preparePictures } from './db/seed/prepare-pictures';
import { deleteOldCounts } from './http/shared-counts';
import { findBuiltApps, listMissingApps } from './http/web-apps';
import { diskStorage } from './modules/images';
import { createWorker } from './modules/outbox';
import { startPeriodicWork } from './periodic-work';
import { fileClock, systemClock } from './platform/clock';
import { loadOrCreateSecret, prepareDataDirectory } from './platform/data-directory';
import { randomIds } from './platform/ids';
import { noLog } from './platform/log';
import { requireFreePort } from './platform/free-port';
import { packageRoot } from './platform/package-root';
import type { Db } from './db/db';
import { usersTable } from './modules/accounts/accounts.reads';

const GRACE_MS = 10_000;

type Print = (line: string) => void;

/** Opens and migrates the database, and creates the application's dependencies. */
export async function prepareServer(config: Config, print: Print) {
  const dataDir = await prepareDataDirectory(config.dataDir);
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    print(`${what.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  };
  const database = await timed('Opening the database', () =>
    openDatabase({
      config: { ...config, dataDir },
      onFault: (error) => {
        print(`Database error: ${error.message}`);
        if (config.databaseUrl === undefined) process.exit(1);
      },
    }),
  );
  await timed('Migrating', database.migrate);
  await ensureReferenceData(database.db);
  const clock = config.clockFile === undefined ? systemClock : fileClock(config.clockFile);
  const secret = config.secret ?? (await loadOrCreateSecret(dataDir));
  const dependencies: AppDependencies = {
    db: database.db,
    clock,
    ids: randomIds(clock),
    log: noLog,
    config,
    secret,
    storage: diskStorage(join(dataDir, 'images')),
    privateStorage: diskStorage(join(dataDir, 'documents')),
  };
  return { database, dependencies, timed };
}

/**
 * Runs until it receives a signal. Then it stops accepting requests, waits for open requests and
 * the current job, and closes the database.
 */
export async function startServer(config: Config, print: Print): Promise<void> {
  await requireFreePort(config);
  const { database, dependencies, timed } = await prepareServer(config, print);
  const { db, clock } = dependencies;
  if (config.demo && (await isEmpty(db)))
    await timed('Creating the demo marketplace', async () =>
      (await import('./db/seed/seed-demo')).seedDemo(dependencies),
    );

  const folders = findBuiltApps(packageRoot());
  const missing = listMissingApps(folders);
  if (missing.length > 0) print(`Not built yet, so not served: ${missing.join(', ')}.`);
  const { app, services, modules, jobs } = await buildApp({
    dependencies,
    webApps: folders,
    demoAccounts,
    onChange: () => worker.wake(),
  });
  if (!config.demo) await services.sessions.revokeDemo();
  const worker = createWorker({
    db,
    clock,
    log: app.log,
    handlers: jobs,
  });

  await app.listen({ host: config.host, port: config.port });
  worker.start();
  const stopPeriodicWork = await startPeriodicWork(
    [...modules, { cleanUp: () => deleteOldCounts(db, clock.now()) }],
    app.log,
  );
  const preparation = new AbortController();
  const stop = async (): Promise<void> => {
    preparation.abort();
    stopPeriodicWork();
    await Promise.all([app.close(), worker.stop()]);
    await database.close();
  };
  if (config.preparePictures)
    preparePictures({ db, images: services.images }, preparation.signal).catch((error: unknown) =>
      app.log.error({ err: error }, 'the demo pictures are not prepared'),
    );
  closeWithGrace({ delay: GRACE_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an error');
    await stop();
  });
  for (const line of startMessage(config)) print(line);
}

function startMessage({ platformName, origins, demo }: Config): string[] {
  const links = [
    ['Shop', origins.storefront],
    ['Merchant console', origins.merchant],
    ['Admin console', origins.admin],
    ['Logistics', origins.logistics],
    ...(demo
      ? [
          ['API documentation', `${origins.storefront}/api/docs`],
          ['Email outbox', `${origins.storefront}/outbox`],
        ]
      : []),
  ];
  const accounts = demo
    ? [
        '',
        'Demo accounts',
        ...demoAccounts.map(
          ({ title, email, password }) => `  ${title.padEnd(22)} ${email.padEnd(28)} ${password}`,
        ),
      ]
    : [];
  return [
    '',
    `${platformName} is open`,
    ...links.map(([name = '', link]) => `  ${name.padEnd(22)} ${link}`),
    ...accounts,
    '',
  ];
}

/** Whether there are no accounts yet. Only then is demo data created. */
const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.select({ id: usersTable.id }).from(usersTable).limit(1)).length === 0;
