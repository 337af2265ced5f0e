import type { Db } from './db';

/** An open database of either engine. */
export interface Database {
  readonly db: Db;
  /** Applies the migrations that are missing. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
