import { asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { FitRule } from '@market/domain/catalogue/fit-rule.schema';
import type { Db } from '../../db/db';
import { fitChecksTable as checks, fitRulesTable as rules } from './fit-rules.tables';

export const listFitRules = (db: Db, categoryIds: readonly string[]): Promise<FitRule[]> =>
  selectRules(
    db,
    or(
      inArray(rules.categoryId, [...categoryIds]),
      inArray(rules.otherCategoryId, [...categoryIds]),
    ),
  );

export async function findFitRule(db: Db, id: string): Promise<FitRule | undefined> {
  const [rule] = await selectRules(db, eq(rules.id, id));
  return rule;
}

export const listFitRulesUsing = (db: Db, attributeId: string): Promise<FitRule[]> =>
  selectRules(
    db,
    inArray(
      rules.id,
      db
        .select({ id: checks.ruleId })
        .from(checks)
        .where(
          or(
            eq(checks.attributeId, attributeId),
            eq(checks.otherId, attributeId),
            eq(checks.toId, attributeId),
          ),
        ),
    ),
  );

async function selectRules(db: Db, where: SQL | undefined): Promise<FitRule[]> {
  const rows = await db
    .select({ rule: rules, check: checks })
    .from(rules)
    .innerJoin(checks, eq(checks.ruleId, rules.id))
    .where(where)
    .orderBy(asc(rules.createdAt), asc(rules.id), asc(checks.position));
  const found = new Map<string, FitRule>();
  for (const { rule, check } of rows) {
    const { kind, attributeId, otherId, toId, factor, together } = check;
    const previousChecks = found.get(rule.id)?.checks ?? [];
    const { id, categoryId, otherCategoryId, noun, otherNoun, suggests } = rule;
    found.set(id, {
      id,
      categoryId,
      otherCategoryId,
      noun,
      otherNoun,
      suggests,
      checks: [
        ...previousChecks,
        { kind, attributeId, otherId, toId: toId ?? undefined, factor, together },
      ],
    });
  }
  return [...found.values()];
}
