import type { FastifyBaseLogger } from 'fastify';

/** The structured log, as modules see it. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
