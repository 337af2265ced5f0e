import type { FastifyInstance } from 'fastify';
import * as contract from '@market/api-client/contract';
import type { Services } from './compose';
import type { Config } from './config';
import { mount } from './http/mount';
import { accountsRoutes, authRoutes } from './modules/accounts';

/** Serves every row of the table of calls: one line a group. */
export function mountAll(app: FastifyInstance, config: Config, services: Services): void {
  const slug = config.platformSlug;
  mount(app, slug, contract.accounts, accountsRoutes(services));
  mount(app, slug, contract.auth, authRoutes({ ...services, config }));
}
