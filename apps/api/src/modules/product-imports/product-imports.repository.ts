import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type {
  CategoryMapping,
  ImportProblem,
  ImportProblemGroup,
  ImportStart,
  ProductImport,
} from '@market/domain/catalogue/product-import';
import type { CsvRow } from '@market/domain/catalogue/shopify/cells';
import type { Db } from '../../db/db';
import {
  categoryChoicesTable as choices,
  importItemsTable as items,
  importProblemsTable as problems,
  productImportsTable as imports,
} from '../../db/schema';
import type { StoreScope } from '../../http/scope';
import type { PageOfRows } from '../catalogue';

export type ImportRow = typeof imports.$inferSelect;
export type Outcome = NonNullable<typeof items.$inferSelect.outcome>;
export interface ImportItem {
  readonly position: number;
  readonly rows: CsvRow[];
}

/** Rows of one statement: PostgreSQL takes no more than 65,535 values. */
const BATCH = 500;

const inBatches = async <T>(
  all: readonly T[],
  write: (batch: T[]) => Promise<unknown>,
): Promise<void> => {
  for (let at = 0; at < all.length; at += BATCH) await write(all.slice(at, at + BATCH));
};

/** Nothing when the same file waits or is being imported already. */
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
  inBatches(found, (batch) =>
    db.insert(items).values(batch.map((item) => ({ ...item, importId }))),
  );

export async function openImportOf(
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

/** For the store's own people, or for the job that runs it. */
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

/** The latest first, and how many there are. */
export async function importPage(
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

/** What became of the products of these imports, and how many problems each has. */
export async function withTallies(db: Db, rows: readonly ImportRow[]): Promise<ProductImport[]> {
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

/** Whether this call started it: only one that waits is. */
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

/** Whether there was one that had not been started. */
export async function deleteWaiting(db: Db, { storeId }: StoreScope, id: string): Promise<boolean> {
  const rows = await db
    .delete(imports)
    .where(and(eq(imports.id, id), eq(imports.storeId, storeId), eq(imports.status, 'ready')))
    .returning({ id: imports.id });
  return rows.length > 0;
}

/** Files that nobody went on with. */
export const deleteForgotten = async (
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

export const waitingItems = (db: Db, importId: string, limit: number): Promise<ImportItem[]> =>
  db
    .select({ position: items.position, rows: items.rows })
    .from(items)
    .where(and(eq(items.importId, importId), isNull(items.outcome)))
    .orderBy(asc(items.position))
    .limit(limit);

/** Whether it still waits; locked until the transaction ends. */
export async function lockWaiting(db: Db, importId: string, position: number): Promise<boolean> {
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

/** In place of a product's position: what is said of the file itself. */
export const FILE_PROBLEMS = -1;

interface FoundProblems {
  readonly position: number;
  readonly problems: readonly ImportProblem[];
}

/** Writes these in place of what stood against the products before. */
export async function replaceProblems(
  db: Db,
  importId: string,
  found: readonly FoundProblems[],
): Promise<void> {
  const rows = found.flatMap(({ position, problems: each }) =>
    each.map(({ column, value, result, ...problem }, place) => ({
      ...problem,
      importId,
      position,
      place,
      columnName: column ?? null,
      value: value ?? null,
      result: result ?? null,
    })),
  );
  await inBatches(found, (batch) =>
    db.delete(problems).where(
      and(
        eq(problems.importId, importId),
        inArray(
          problems.position,
          batch.map(({ position }) => position),
        ),
      ),
    ),
  );
  await inBatches(rows, (batch) => db.insert(problems).values(batch));
}

export interface ProblemFilter {
  readonly severity?: ImportProblem['severity'] | undefined;
  readonly column?: string | undefined;
  readonly message?: string | undefined;
}

const ofImport = (importId: string, { severity, column, message }: ProblemFilter) =>
  and(
    eq(problems.importId, importId),
    severity && eq(problems.severity, severity),
    column === undefined
      ? undefined
      : column === ''
        ? isNull(problems.columnName)
        : eq(problems.columnName, column),
    message === undefined ? undefined : eq(problems.message, message),
  );

type ProblemRow = Pick<
  typeof problems.$inferSelect,
  'line' | 'columnName' | 'value' | 'result' | 'severity' | 'message'
>;

const toProblem = ({
  line,
  columnName,
  value,
  result,
  severity,
  message,
}: ProblemRow): ImportProblem => ({
  line,
  ...(columnName !== null && { column: columnName }),
  ...(value !== null && { value }),
  ...(result !== null && { result }),
  severity,
  message,
});

const SHOWN_LINES = 5;
const MAX_GROUPS = 500;

/** The same message in the same column as one, errors first, then what is left out, then what is changed. */
export async function problemGroups(db: Db, importId: string): Promise<ImportProblemGroup[]> {
  const rows = await db
    .select({
      severity: problems.severity,
      columnName: problems.columnName,
      message: problems.message,
      count: count(),
      line: sql<number>`min(${problems.line})`,
      lines: sql<
        number[]
      >`(array_agg(${problems.line} order by ${problems.line}))[1:${SHOWN_LINES}::int]`,
      value: sql<
        string | null
      >`(array_agg(${problems.value} order by ${problems.line}, ${problems.place}))[1]`,
      result: sql<
        string | null
      >`(array_agg(${problems.result} order by ${problems.line}, ${problems.place}))[1]`,
    })
    .from(problems)
    .where(eq(problems.importId, importId))
    .groupBy(problems.severity, problems.columnName, problems.message)
    .orderBy(
      sql`array_position(array['error', 'dropped', 'changed'], ${problems.severity})`,
      sql`min(${problems.line})`,
      asc(problems.columnName),
      asc(problems.message),
    )
    .limit(MAX_GROUPS);
  return rows.map(({ count, lines, ...row }) => ({ ...toProblem(row), count, lines }));
}

/** By line. */
export async function problemPage(
  db: Db,
  importId: string,
  { limit, offset, ...filter }: ProblemFilter & PageOfRows,
): Promise<ImportProblem[]> {
  const rows = await db
    .select()
    .from(problems)
    .where(ofImport(importId, filter))
    .orderBy(asc(problems.line), asc(problems.position), asc(problems.place))
    .limit(limit)
    .offset(offset);
  return rows.map(toProblem);
}

export async function countProblems(
  db: Db,
  importId: string,
  filter: ProblemFilter,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(problems)
    .where(ofImport(importId, filter));
  return row?.count ?? 0;
}

export const rememberedChoices = (db: Db, { storeId }: StoreScope) =>
  db.select().from(choices).where(eq(choices.storeId, storeId));

/** For the next file. A source that leads nowhere is forgotten. */
export async function rememberChoices(
  db: Db,
  { storeId }: StoreScope,
  mapping: readonly CategoryMapping[],
): Promise<void> {
  for (const { kind, value, choice } of mapping) {
    if (choice)
      await db
        .insert(choices)
        .values({ storeId, kind, value, choice })
        .onConflictDoUpdate({
          target: [choices.storeId, choices.kind, choices.value],
          set: { choice },
        });
    else
      await db
        .delete(choices)
        .where(and(eq(choices.storeId, storeId), eq(choices.kind, kind), eq(choices.value, value)));
  }
}
