import { and, eq, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { businessesTable } from '../stores/stores.tables';
import { documentsTable } from './documents.tables';

export type DocumentRow = typeof documentsTable.$inferSelect;

export const insertDocument = (db: Db, row: DocumentRow) => db.insert(documentsTable).values(row);

/** The document of one store, or of any store. */
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

/** Deletes documents that no store's details refer to any more. Returns their ids. */
export async function deleteUnreferenced(db: Db, before: Date): Promise<string[]> {
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
