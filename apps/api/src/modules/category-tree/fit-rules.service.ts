import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import { findCheckProblem } from '@market/domain/catalogue/fit-rule-problem';
import type {
  FitCheck,
  FitRule,
  FitRuleInput,
  ListedFitRule,
} from '@market/domain/catalogue/fit-rule.schema';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { AppError, invalid, notFound, type FieldError } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import { listCategories, listStatedProfiles, type CategoryRow } from '../catalogue';
import { changeCategories, recordOnCategory } from './category-changes';
import { findPlace } from './category-place';
import { listAttributes } from './category-tree.reads';
import { countFits } from './count-fits';
import { findFitRule, listFitRules } from './fit-rules.reads';
import { deleteFitRule, insertFitRule, updateFitRule } from './fit-rules.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: Pick<AuditService, 'record'>;
}

export const fitRulesService = ({ db, clock, ids, audit }: Deps) => {
  const findRuleOrThrow = async (db: Db, id: string): Promise<FitRule> => {
    const rule = await findFitRule(db, id);
    if (!rule) throw notFound('This rule');
    return rule;
  };

  const record = recordOnCategory(audit);

  const audited = async (db: Db, rule: FitRuleInput) => {
    const { category, otherCategory, attributes } = await readSides(db, rule);
    const getAttributeName = (id: string) => attributes.find((each) => each.id === id)?.name ?? id;
    return {
      category: category.category.name,
      'goes with': otherCategory.category.name,
      suggests: { both: 'both', measured: rule.noun, other: rule.otherNoun }[rule.suggests],
      checks: rule.checks.map((check) => checkText(check, getAttributeName)),
    };
  };

  return {
    /** Includes the rules of the categories above this one. */
    async list(categoryId: string): Promise<ListedFitRule[]> {
      const { path } = findPlace(await listCategories(db), categoryId);
      const rules = await listFitRules(
        db,
        path.map(({ id }) => id),
      );
      return Promise.all(rules.map((rule) => toListedRule(db, rule)));
    },

    async create(principal: Principal, input: FitRuleInput): Promise<ListedFitRule> {
      const id = ids.next();
      await changeCategories(db, async (db) => {
        await assertValidRule(db, input);
        await insertFitRule(db, { id, createdAt: clock.now() }, input);
        await record(db, principal, 'fitRule.created', input.categoryId, {
          after: await audited(db, input),
        });
      });
      return toListedRule(db, await findRuleOrThrow(db, id));
    },

    async update(principal: Principal, id: string, input: FitRuleInput): Promise<ListedFitRule> {
      await changeCategories(db, async (db) => {
        const before = await audited(db, await findRuleOrThrow(db, id));
        await assertValidRule(db, input);
        await updateFitRule(db, id, input);
        await record(db, principal, 'fitRule.updated', input.categoryId, {
          before,
          after: await audited(db, input),
        });
      });
      return toListedRule(db, await findRuleOrThrow(db, id));
    },

    async remove(principal: Principal, id: string): Promise<null> {
      await changeCategories(db, async (db) => {
        const rule = await findRuleOrThrow(db, id);
        await deleteFitRule(db, id);
        await record(db, principal, 'fitRule.deleted', rule.categoryId, {
          before: await audited(db, rule),
        });
      });
      return null;
    },
  };
};

export type FitRulesService = ReturnType<typeof fitRulesService>;

interface Side {
  readonly category: CategoryRow;
  /** `Inverters > Hybrid`. */
  readonly name: string;
  readonly attributes: readonly CategoryAttribute[];
}

async function readSides(db: Db, rule: Pick<FitRuleInput, 'categoryId' | 'otherCategoryId'>) {
  const rows = await listCategories(db);
  const side = async (id: string): Promise<Side> => {
    const { category, path } = findPlace(rows, id);
    return {
      category,
      name: path.map(({ name }) => name).join(' > '),
      attributes: await listAttributes(
        db,
        path.map((row) => row.id),
      ),
    };
  };
  const category = await side(rule.categoryId);
  const otherCategory = await side(rule.otherCategoryId);
  return {
    category,
    otherCategory,
    attributes: [...category.attributes, ...otherCategory.attributes],
  };
}

async function toListedRule(db: Db, rule: FitRule): Promise<ListedFitRule> {
  const { category, otherCategory, attributes } = await readSides(db, rule);
  const usedAttributeIds = new Set(
    rule.checks.flatMap(({ attributeId, otherId, toId }) =>
      [attributeId, otherId, toId ?? []].flat(),
    ),
  );
  const [products, others] = await Promise.all(
    [category, otherCategory].map((side) =>
      listStatedProfiles(db, side.category, [...usedAttributeIds]),
    ),
  );
  return {
    ...rule,
    category: category.name,
    otherCategory: otherCategory.name,
    attributes: [...new Map(attributes.map((each) => [each.id, each])).values()].filter(({ id }) =>
      usedAttributeIds.has(id),
    ),
    ...countFits(rule, products ?? [], others ?? []),
  };
}

async function assertValidRule(db: Db, rule: FitRuleInput): Promise<void> {
  const { category, otherCategory } = await readSides(db, rule);
  if (category.category.id === otherCategory.category.id)
    throw invalid('otherCategoryId', 'Choose another category');
  const fields = rule.checks.flatMap((check, place): FieldError[] => {
    const problem = findCheckProblem(check, category.attributes, otherCategory.attributes);
    return problem ? [{ field: `checks.${place}.${problem.field}`, message: problem.message }] : [];
  });
  const [first] = fields;
  if (first) throw new AppError('invalid', first.message, { fields });
}

/** For the audit log: `Power at most Maximum solar input, several together`. */
function checkText(
  { kind, attributeId, otherId, toId, factor, together }: FitCheck,
  getAttributeName: (id: string) => string,
): string {
  const times = factor === 1 || kind === 'equal' || kind === 'within' ? '' : `${factor} × `;
  const end = toId ? ` to ${getAttributeName(toId)}` : '';
  const words = { equal: 'equals', atMost: 'at most', atLeast: 'at least', within: 'within' };
  return `${getAttributeName(attributeId)} ${words[kind]} ${times}${getAttributeName(otherId)}${end}${together ? ', several together' : ''}`;
}
