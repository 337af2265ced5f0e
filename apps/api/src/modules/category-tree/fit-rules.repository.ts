import { eq } from 'drizzle-orm';
import type { FitRuleInput } from '@market/domain/catalogue/fit-rule.schema';
import type { Db } from '../../db/db';
import { fitChecksTable as checks, fitRulesTable as rules } from './fit-rules.tables';

interface NewRule {
  readonly id: string;
  readonly createdAt: Date;
}

export async function insertFitRule(
  db: Db,
  row: NewRule,
  { checks, ...input }: FitRuleInput,
): Promise<void> {
  await db.insert(rules).values({ ...row, ...input });
  await insertChecks(db, row.id, checks);
}

export async function updateFitRule(
  db: Db,
  id: string,
  { checks: next, ...input }: FitRuleInput,
): Promise<void> {
  await db.update(rules).set(input).where(eq(rules.id, id));
  await db.delete(checks).where(eq(checks.ruleId, id));
  await insertChecks(db, id, next);
}

const insertChecks = (db: Db, ruleId: string, given: FitRuleInput['checks']) =>
  db.insert(checks).values(
    given.map((check, position) => ({
      ...check,
      ruleId,
      position,
      toId: check.kind === 'within' ? check.toId : null,
    })),
  );

export const deleteFitRule = (db: Db, id: string) => db.delete(rules).where(eq(rules.id, id));

/** Call it after merging one category into another. */
export async function moveFitRules(db: Db, from: string, to: string): Promise<void> {
  await db.update(rules).set({ categoryId: to }).where(eq(rules.categoryId, from));
  await db.update(rules).set({ otherCategoryId: to }).where(eq(rules.otherCategoryId, from));
}

/** Call it after mapping one attribute to another. */
export async function moveFitChecks(db: Db, from: string, to: string): Promise<void> {
  await db.update(checks).set({ attributeId: to }).where(eq(checks.attributeId, from));
  await db.update(checks).set({ otherId: to }).where(eq(checks.otherId, from));
  await db.update(checks).set({ toId: to }).where(eq(checks.toId, from));
}
