import type { Db } from './db';

/** An open database of either engine. */
export interface Database {
  readonly db: Db;
  /** Applies pending migrations. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
