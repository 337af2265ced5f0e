import type { ImportProblem, ImportProblemGroup } from '@market/domain/catalogue/product-import';
import { and, eq, inArray, isNull, count, sql, asc } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { writeInBatches } from '../../db/statements';
import type { PageOfRows } from '../catalogue';
import { importProblemsTable as problems } from './product-imports.tables';

/** The position of problems that concern the file itself. */
export const FILE_PROBLEM_POSITION = -1;

interface ItemProblems {
  readonly position: number;
  readonly problems: readonly ImportProblem[];
}

export async function replaceProblems(
  db: Db,
  importId: string,
  found: readonly ItemProblems[],
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
  await writeInBatches(found, (batch) =>
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
  await writeInBatches(rows, (batch) => db.insert(problems).values(batch));
}

export interface ProblemFilter {
  readonly severity?: ImportProblem['severity'] | undefined;
  readonly column?: string | undefined;
  readonly message?: string | undefined;
}

const problemCondition = (importId: string, { severity, column, message }: ProblemFilter) =>
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

/**
 * Groups problems by message and column: errors first, then values left out, then changed values.
 */
export async function listProblemGroups(db: Db, importId: string): Promise<ImportProblemGroup[]> {
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

export async function listProblems(
  db: Db,
  importId: string,
  { limit, offset, ...filter }: ProblemFilter & PageOfRows,
): Promise<ImportProblem[]> {
  const rows = await db
    .select()
    .from(problems)
    .where(problemCondition(importId, filter))
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
    .where(problemCondition(importId, filter));
  return row?.count ?? 0;
}
