import { causesOf, sqlStateOf } from './sql-error';

/** What Node says when a connection cannot be made or is lost. */
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

/** A statement or a lock took too long; the server shuts down, starts, or ended an idle transaction. */
const unavailableStates = new Set(['57014', '55P03', '57P01', '57P02', '57P03', '25P03', '25P04']);

/** The database driver's own errors carry no code. */
const driverTexts =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

const isConnectionCause = (cause: Error): boolean =>
  driverTexts.test(cause.message) ||
  cause.name === 'TimeoutError' ||
  ('code' in cause && typeof cause.code === 'string' && networkCodes.has(cause.code));

/** Whether something failed because the database, or a provider, cannot be reached or is too busy: trying again later may help. */
export function isConnectionError(error: unknown): boolean {
  const state = sqlStateOf(error);
  // Class 08: the connection itself. Class 53: too many connections, no memory, a full disk.
  if (
    state !== undefined &&
    (state.startsWith('08') || state.startsWith('53') || unavailableStates.has(state))
  )
    return true;
  return causesOf(error).some(isConnectionCause);
}
