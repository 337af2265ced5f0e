import { errorChain, getSqlState } from './sql-error';

/** Node's error codes for connections that fail or are lost. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
]);

/**
 * PostgreSQL's codes for statement and lock timeouts, a server that is starting or shutting down,
 * and idle transactions that were ended.
 */
const unavailableStates = new Set(['57014', '55P03', '57P01', '57P02', '57P03', '25P03', '25P04']);

/** The driver's own connection errors have no code, so they are matched by message. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

const isConnectionCause = (cause: Error): boolean =>
  driverMessages.test(cause.message) ||
  cause.name === 'TimeoutError' ||
  ('code' in cause && typeof cause.code === 'string' && networkCodes.has(cause.code));

/** Whether the database or a provider is unreachable or overloaded, so that a retry may succeed. */
export function isConnectionError(error: unknown): boolean {
  const state = getSqlState(error);
  // Class 08: connection errors. Class 53: too many connections, out of memory, disk full.
  if (
    state !== undefined &&
    (state.startsWith('08') || state.startsWith('53') || unavailableStates.has(state))
  )
    return true;
  return errorChain(error).some(isConnectionCause);
}
