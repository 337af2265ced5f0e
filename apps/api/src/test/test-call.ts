import type { FastifyInstance } from 'fastify';
import { createClient, type Call, type ClientPorts } from '@market/api-client/client';
import { basePaths } from '@market/api-client/endpoint';
import { inProcessFetch } from '../http/in-process-fetch';

/** The real client over `inject`, as an app on `origin` uses it. */
export function createCall(
  app: FastifyInstance,
  origin: string,
  ports: Pick<ClientPorts, 'platformSlug'> & Partial<ClientPorts>,
): Call {
  const at = (path: string) => origin + path;
  const bases = {
    main: at(basePaths.main),
    root: at(basePaths.root),
    shipping: at(basePaths.shipping),
    bank: at(basePaths.bank),
    theme: at(basePaths.theme),
  };
  return createClient({ bases, fetch: inProcessFetch(app), ...ports });
}
