import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/db';

/**
 * Drops the indexes of tables that are about to be filled, except those of their constraints.
 * Returns a function that builds them again, which is faster than updating them with each row.
 */
export async function dropIndexes(db: Db, tables: readonly string[]): Promise<() => Promise<void>> {
  await db.execute(sql`create temp table dropped (name text, definition text)`);
  await db.execute(
    sql`insert into dropped select indexname, indexdef from pg_indexes where tablename = any(${sql.param([...tables])}::text[]) and not exists (select from pg_constraint where conname = indexname)`,
  );
  await db.execute(
    sql`do $$ declare each record; begin for each in select * from dropped loop execute format('drop index %I', each.name); end loop; end $$`,
  );
  return async () => {
    await db.execute(sql`set maintenance_work_mem = '512MB'`);
    await db.execute(
      sql`do $$ declare each record; begin for each in select * from dropped loop execute each.definition; end loop; end $$`,
    );
  };
}
