import type { FastifyBaseLogger } from 'fastify';

/** The structured log that modules use. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export const noLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
