/** A text of a job's payload. Throws when it is not there: the job was written wrongly, and trying again does not help. */
export function textIn(payload: Readonly<Record<string, unknown>>, key: string): string {
  const value = payload[key];
  if (typeof value !== 'string') throw new Error(`The job's payload has no ${key}`);
  return value;
}
