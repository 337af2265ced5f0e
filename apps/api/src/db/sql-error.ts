/** PostgreSQL's five-character code of a failed statement, from whichever layer wrapped it; none for other errors. */
export const sqlStateOf = (error: unknown): string | undefined => find(error, 'code', /^[0-9A-Z]{5}$/);

/** Whether a unique index refused a row; `constraint` narrows it to one index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  sqlStateOf(error) === '23505' && (constraint === undefined || find(error, 'constraint', /./) === constraint);

/** Drizzle keeps the driver's error as the cause of its own. */
function find(error: unknown, key: string, shape: RegExp): string | undefined {
  for (let current = error; typeof current === 'object' && current !== null; current = 'cause' in current ? current.cause : undefined) {
    const value: unknown = Reflect.get(current, key);
    if (typeof value === 'string' && shape.test(value)) return value;
  }
  return undefined;
}
