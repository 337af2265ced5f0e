import { and, eq, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { PartnerScope, StoreScope } from '../../platform/scope';
import { partnerApplicationsTable } from '../partners/partners.reads';
import { businessesTable } from '../stores/stores.reads';
import { documentsTable } from './documents.tables';

export type DocumentRow = typeof documentsTable.$inferSelect;

export type DocumentOwner = StoreScope | PartnerScope;

const ownerCondition = (owner: DocumentOwner) =>
  'storeId' in owner
    ? eq(documentsTable.storeId, owner.storeId)
    : eq(documentsTable.partnerId, owner.partnerId);

export const insertDocument = (db: Db, row: DocumentRow) => db.insert(documentsTable).values(row);

export async function findDocument(
  db: Db,
  owner: DocumentOwner | 'every store' | 'everyone',
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documentsTable)
    .where(
      and(
        eq(documentsTable.id, id),
        owner === 'everyone'
          ? undefined
          : owner === 'every store'
            ? isNotNull(documentsTable.storeId)
            : ownerCondition(owner),
      ),
    );
  return row;
}

/**
 * Deletes documents from before this time that no form of their owner refers to. Returns their ids.
 */
export async function deleteUnreferenced(db: Db, before: Date): Promise<string[]> {
  const address = sql`'/documents/' || ${documentsTable.id}`;
  const businessReferences = db
    .select({ storeId: businessesTable.storeId })
    .from(businessesTable)
    .where(
      and(
        eq(businessesTable.storeId, documentsTable.storeId),
        or(eq(businessesTable.idDocumentUrl, address), eq(businessesTable.proofOfAddress, address)),
      ),
    );
  const certificationReferences = db
    .select({ partnerId: partnerApplicationsTable.partnerId })
    .from(partnerApplicationsTable)
    .where(
      and(
        eq(partnerApplicationsTable.partnerId, documentsTable.partnerId),
        sql`${address} in (${partnerApplicationsTable.certification}->>'companyDocument', ${partnerApplicationsTable.certification}->>'insuranceDocument')`,
      ),
    );
  const rows = await db
    .delete(documentsTable)
    .where(
      and(
        lt(documentsTable.createdAt, before),
        notExists(businessReferences),
        notExists(certificationReferences),
      ),
    )
    .returning({ id: documentsTable.id });
  return rows.map(({ id }) => id);
}
