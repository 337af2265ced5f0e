/**
 * A SQLSTATE: five characters with at least one digit. Node's codes, such as EPIPE, have no digits.
 */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The SQLSTATE of a failed statement, whichever error wraps it; undefined for other errors. */
export const getSqlState = (error: unknown): string | undefined =>
  findInChain(error, 'code', sqlState);

/** Whether a unique index rejected a row; `constraint` names the index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  getSqlState(error) === '23505' &&
  (constraint === undefined || findInChain(error, 'constraint', /./) === constraint);

/** The error and its causes: Drizzle wraps the driver's error as `cause`. */
export function errorChain(error: unknown): Error[] {
  const causes: Error[] = [];
  for (
    let current = error;
    current instanceof Error && !causes.includes(current);
    current = current.cause
  )
    causes.push(current);
  return causes;
}

function findInChain(error: unknown, key: string, shape: RegExp): string | undefined {
  for (const cause of errorChain(error)) {
    const value: unknown = Reflect.get(cause, key);
    if (typeof value === 'string' && shape.test(value)) return value;
  }
  return undefined;
}
