/** The data of a job. */
export type Payload = Readonly<Record<string, unknown>>;

/**
 * Reads a string from a job's payload. Throws when it is missing: the job is invalid, and a retry
 * does not help.
 */
export function readString(payload: Payload, key: string): string {
  const value = payload[key];
  if (typeof value !== 'string') throw new Error(`The job's payload has no ${key}`);
  return value;
}
