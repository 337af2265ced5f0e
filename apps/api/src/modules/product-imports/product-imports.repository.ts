import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type {
  ImportProblem,
  ImportStart,
  ProductImport,
} from '@market/domain/catalogue/product-import';
import type { CsvRow } from '@market/domain/catalogue/shopify/cells';
import type { Db } from '../../db/db';
import { writeInBatches } from '../../db/statements';
import type { StoreScope } from '../../platform/scope';
import type { PageOfRows } from '../catalogue';
import {
  importItemsTable as items,
  importProblemsTable as problems,
  productImportsTable as imports,
} from './product-imports.tables';

export type ImportRow = typeof imports.$inferSelect;
export type Outcome = NonNullable<typeof items.$inferSelect.outcome>;
export interface ImportItem {
  readonly position: number;
  readonly rows: CsvRow[];
}

/** Returns false when an import of the same file is waiting or running. */
export async function insertImport(db: Db, row: typeof imports.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(imports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: imports.id });
  return rows.length > 0;
}

export const insertItems = (
  db: Db,
  importId: string,
  found: readonly ImportItem[],
): Promise<void> =>
  writeInBatches(found, (batch) =>
    db.insert(items).values(batch.map((item) => ({ ...item, importId }))),
  );

export async function findOpenImport(
  db: Db,
  { storeId }: StoreScope,
  fileHash: string,
): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.storeId, storeId),
        eq(imports.fileHash, fileHash),
        sql`${imports.status} <> 'done'`,
      ),
    );
  return row;
}

/**
 * Finds an import: users find only those of their store, and the job that runs imports finds those
 * of every store.
 */
export async function findImport(
  db: Db,
  scope: StoreScope | 'every store',
  id: string,
): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.id, id),
        scope === 'every store' ? undefined : eq(imports.storeId, scope.storeId),
      ),
    );
  return row;
}

export async function listImports(
  db: Db,
  { storeId }: StoreScope,
  { limit, offset }: PageOfRows,
): Promise<{ rows: ImportRow[]; count: number }> {
  const rows = await db
    .select()
    .from(imports)
    .where(eq(imports.storeId, storeId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ count: count() })
    .from(imports)
    .where(eq(imports.storeId, storeId));
  return { rows, count: all?.count ?? 0 };
}

export async function addCounts(db: Db, rows: readonly ImportRow[]): Promise<ProductImport[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const outcomes = await db
    .select({ id: items.importId, outcome: items.outcome, count: count() })
    .from(items)
    .where(inArray(items.importId, ids))
    .groupBy(items.importId, items.outcome);
  const severities = await db
    .select({ id: problems.importId, severity: problems.severity, count: count() })
    .from(problems)
    .where(inArray(problems.importId, ids))
    .groupBy(problems.importId, problems.severity);
  return rows.map(({ id, fileName, status, total, createdAt, finishedAt }) => {
    const became = (outcome: Outcome | null): number =>
      outcomes.find((row) => row.id === id && row.outcome === outcome)?.count ?? 0;
    const found = (severity: ImportProblem['severity']): number =>
      severities.find((row) => row.id === id && row.severity === severity)?.count ?? 0;
    return {
      id,
      fileName,
      status,
      total,
      counts: {
        waiting: became(null),
        created: became('created'),
        updated: became('updated'),
        unchanged: became('unchanged'),
        failed: became('failed'),
      },
      errorCount: found('error'),
      droppedCount: found('dropped'),
      changedCount: found('changed'),
      createdAt: createdAt.toISOString(),
      ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
    };
  });
}

export async function startImport(
  db: Db,
  { storeId }: StoreScope,
  id: string,
  settings: ImportStart,
): Promise<boolean> {
  const rows = await db
    .update(imports)
    .set({ status: 'running', settings })
    .where(and(eq(imports.id, id), eq(imports.storeId, storeId), eq(imports.status, 'ready')))
    .returning({ id: imports.id });
  return rows.length > 0;
}

export const finishImport = async (db: Db, id: string, finishedAt: Date): Promise<void> => {
  await db
    .update(imports)
    .set({ status: 'done', finishedAt })
    .where(and(eq(imports.id, id), eq(imports.status, 'running')));
};

/** Returns false when the import has started. */
export async function deleteReadyImport(
  db: Db,
  { storeId }: StoreScope,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(imports)
    .where(and(eq(imports.id, id), eq(imports.storeId, storeId), eq(imports.status, 'ready')))
    .returning({ id: imports.id });
  return rows.length > 0;
}

export const deleteAbandonedImports = async (
  db: Db,
  { storeId }: StoreScope,
  before: Date,
): Promise<void> => {
  await db
    .delete(imports)
    .where(
      and(eq(imports.storeId, storeId), eq(imports.status, 'ready'), lt(imports.createdAt, before)),
    );
};

export const listWaitingItems = (db: Db, importId: string, limit: number): Promise<ImportItem[]> =>
  db
    .select({ position: items.position, rows: items.rows })
    .from(items)
    .where(and(eq(items.importId, importId), isNull(items.outcome)))
    .orderBy(asc(items.position))
    .limit(limit);

/** Locks the item. Returns false when it is already imported. */
export async function lockWaitingItem(
  db: Db,
  importId: string,
  position: number,
): Promise<boolean> {
  const rows = await db
    .select({ position: items.position })
    .from(items)
    .where(and(eq(items.importId, importId), eq(items.position, position), isNull(items.outcome)))
    .for('update');
  return rows.length > 0;
}

export const setOutcome = async (
  db: Db,
  importId: string,
  position: number,
  outcome: Outcome,
): Promise<void> => {
  await db
    .update(items)
    .set({ outcome })
    .where(and(eq(items.importId, importId), eq(items.position, position)));
};
