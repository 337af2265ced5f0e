import type { FastifyInstance } from 'fastify';
import type { Call } from '@market/api-client/client';
import { appByRole, type App } from '@market/domain/accounts/roles';
import { buildApp } from '../app';
import type { Module, AppServices } from '../compose';
import { readConfig, type Config } from '../config';
import type { Db } from '../db/db';
import type { PublicRoutes } from '../http/access';
import { issueXsrfToken } from '../http/xsrf';
import { memoryStorage } from '../modules/images';
import { createWorker } from '../modules/outbox';
import { manualClock } from '../platform/clock';
import { randomIds } from '../platform/ids';
import { noLog } from '../platform/log';
import { refuseUnaudited } from './audit/refuse-unaudited';
import { accountFactory, type TestAccount } from './test-accounts';
import { createCall } from './test-call';
import { openMigratedEmbedded, openServerCopy, type TestNetwork } from './test-database';

/** Friday noon in Lagos. */
const START = new Date('2026-11-20T11:00:00Z');
const SECRET = 'a secret that only tests know, long enough';

interface MarketOptions {
  /** Runs transactions at the same time, for races. By default they run one after another. */
  readonly parallel?: boolean;
  /** Uses the embedded database, on which tests take 1.5 times as long as on PostgreSQL. */
  readonly engine?: 'pglite';
  /** Overrides the tests' default environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Puts a network that can fail between the server and PostgreSQL: see `network` of the market.
   */
  readonly withNetwork?: boolean;
  /** Folders of built apps, for tests of pages. */
  readonly webApps?: Readonly<Record<App, string>>;
}

export interface TestMarket {
  /** The network between the server and PostgreSQL, with `withNetwork`. */
  readonly network: TestNetwork | undefined;
  readonly app: FastifyInstance;
  /** The kinds of job that a module handles. */
  readonly jobKinds: readonly string[];
  readonly openRoutes: PublicRoutes;
  readonly db: Db;
  readonly services: AppServices;
  readonly modules: readonly Module[];
  readonly config: Config;
  /** Stays at noon on 20 November 2026 in Lagos until it is moved. */
  readonly clock: ReturnType<typeof manualClock>;
  readonly create: ReturnType<typeof accountFactory>;
  /**
   * Calls the API as this account, from the account's own app. Renews a session that has expired by
   * the clock.
   */
  readonly as: (account: TestAccount) => Call;
  /** Calls the API from the storefront without a session. */
  readonly anonymous: Call;
  /** Runs all jobs that are due. Throws when one fails, unless failures are tolerated. */
  readonly runJobs: (options?: { tolerateFailures?: boolean }) => Promise<readonly Error[]>;
  /** The `X-XSRF-TOKEN` header of this session. */
  readonly xsrfToken: (sessionId: string) => string;
  readonly close: () => Promise<void>;
}

/**
 * Starts the whole server on a migrated, empty database, with a manual clock. A request that should
 * have written an audit entry, and did not, fails. Close it in `afterAll`.
 */
export async function startMarket({
  engine,
  parallel,
  env = {},
  withNetwork = false,
  webApps,
}: MarketOptions = {}): Promise<TestMarket> {
  const config = readConfig({
    DEMO: 'false',
    ...(env['PAYSTACK_SECRET_KEY'] === undefined && { PAYMENTS: 'sandbox' }),
    RATE_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const database = await (engine === 'pglite'
    ? openMigratedEmbedded()
    : openServerCopy({ parallel, withNetwork }));
  const { db } = database;
  const clock = manualClock(START);
  const ids = randomIds(clock);
  const dependencies = {
    db,
    clock,
    ids,
    log: noLog,
    config,
    secret: SECRET,
    storage: memoryStorage(),
    privateStorage: memoryStorage(),
  };
  const { app, services, modules, jobs, openRoutes } = await buildApp({
    dependencies,
    addHooks: (app) => refuseUnaudited(app, db),
    ...(webApps && { webApps }),
  });
  const worker = createWorker({
    db,
    clock,
    log: noLog,
    handlers: jobs,
  });
  const { platformSlug } = config;

  return {
    network: database.network,
    app,
    jobKinds: Object.keys(jobs),
    openRoutes,
    db,
    services,
    modules,
    config,
    clock,
    create: accountFactory({ db, services, clock, ids }),
    as: (account) =>
      createCall(app, config.origins[appByRole[account.role]], {
        platformSlug,
        getToken: () => account.token,
        getXsrfToken: () => issueXsrfToken(SECRET, account.sessionId),
        onUnauthorized: async () => {
          const session = await services.sessions.open({ id: account.userId, role: account.role });
          account.token = session.accessToken;
          account.sessionId = session.sessionId;
          return true;
        },
      }),
    anonymous: createCall(app, config.origins.storefront, { platformSlug }),
    runJobs: async ({ tolerateFailures = false } = {}) => {
      const failures = await worker.runDue();
      if (failures.length > 0 && !tolerateFailures)
        throw new AggregateError(failures, failures.map((failure) => failure.message).join('; '));
      return failures;
    },
    xsrfToken: (sessionId) => issueXsrfToken(SECRET, sessionId),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
