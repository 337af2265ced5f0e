/** Five characters, at least one of them a digit: Node's own codes, such as EPIPE, have none. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** PostgreSQL's five-character code of a failed statement, from whichever layer wrapped it; none for other errors. */
export const sqlStateOf = (error: unknown): string | undefined => find(error, 'code', sqlState);

/** Whether a unique index refused a row; `constraint` narrows it to one index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  sqlStateOf(error) === '23505' &&
  (constraint === undefined || find(error, 'constraint', /./) === constraint);

/** The error and those behind it: Drizzle keeps the driver's error as the cause of its own. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (
    let current = error;
    current instanceof Error && !causes.includes(current);
    current = current.cause
  )
    causes.push(current);
  return causes;
}

function find(error: unknown, key: string, shape: RegExp): string | undefined {
  for (const cause of causesOf(error)) {
    const value: unknown = Reflect.get(cause, key);
    if (typeof value === 'string' && shape.test(value)) return value;
  }
  return undefined;
}
