import type { Db } from './db';

/**
 * A statement that is built once for each handle on the database, instead of at each call. With a name PostgreSQL plans it once a
 * connection too: for statements that find a few rows by a key alone, whose plan is the same whatever is asked for.
 */
export function prepared<S>(build: (db: Db) => S): (db: Db) => S {
  const made = new WeakMap<Db, S>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    made.set(db, statement);
    return statement;
  };
}
