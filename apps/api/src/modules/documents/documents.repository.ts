import { and, eq, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { businessesTable, documentsTable } from '../../db/schema';
import type { StoreScope } from '../../http/scope';

export type DocumentRow = typeof documentsTable.$inferSelect;

export const insertDocument = (db: Db, row: DocumentRow) => db.insert(documentsTable).values(row);

/** Of one store, or of any. */
export async function findDocument(
  db: Db,
  scope: StoreScope | 'every store',
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documentsTable)
    .where(
      and(
        eq(documentsTable.id, id),
        scope === 'every store' ? undefined : eq(documentsTable.storeId, scope.storeId),
      ),
    );
  return row;
}

/** Takes away what no store's details name any more; answers the ids. */
export async function deleteUnnamed(db: Db, before: Date): Promise<string[]> {
  const address = sql`'/documents/' || ${documentsTable.id}`;
  const naming = db
    .select({ storeId: businessesTable.storeId })
    .from(businessesTable)
    .where(
      and(
        eq(businessesTable.storeId, documentsTable.storeId),
        or(eq(businessesTable.idDocumentUrl, address), eq(businessesTable.proofOfAddress, address)),
      ),
    );
  const rows = await db
    .delete(documentsTable)
    .where(and(lt(documentsTable.createdAt, before), notExists(naming)))
    .returning({ id: documentsTable.id });
  return rows.map(({ id }) => id);
}
