import type { FastifyBaseLogger } from 'fastify';

/** The structured log that modules use. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
