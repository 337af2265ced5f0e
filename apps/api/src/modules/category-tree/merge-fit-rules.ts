import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { Db } from '../../db/db';
import { conflict } from '../../platform/errors';
import { listAttributes } from './category-tree.reads';
import { listFitRules, listFitRulesUsing } from './fit-rules.reads';
import type { CategoryPlace } from './category-place';

export async function assertUnused(
  db: Db,
  { id, name }: Pick<CategoryAttribute, 'id' | 'name'>,
): Promise<void> {
  const [rule] = await listFitRulesUsing(db, id);
  if (rule)
    throw conflict(
      `The “Goes with” rule for ${rule.noun} and ${rule.otherNoun} uses ${name}. Change or delete the rule first.`,
    );
}

/**
 * Throws 409 when a rule would compare a category with itself, or check an attribute that its
 * products lose.
 */
export async function assertFitRulesStayValid(
  db: Db,
  { source, target }: Readonly<Record<'source' | 'target', CategoryPlace>>,
): Promise<void> {
  const moved = [source.category, ...source.below].map(({ id }) => id);
  const rules = await listFitRules(db, moved);
  const ends = [source.category.id, target.category.id];
  const joiningRule = rules.find(
    ({ categoryId, otherCategoryId }) =>
      ends.includes(categoryId) && ends.includes(otherCategoryId),
  );
  if (joiningRule)
    throw conflict(
      `A rule says that ${source.category.name} and ${target.category.name} go together. Delete it first.`,
    );
  const keptCategoryIds = new Set(target.path.map(({ id }) => id));
  const lost = await listAttributes(
    db,
    source.path.slice(0, -1).flatMap(({ id }) => (keptCategoryIds.has(id) ? [] : [id])),
  );
  for (const attribute of lost) {
    const dependentRules = await listFitRulesUsing(db, attribute.id);
    const isMoved = dependentRules.some(({ categoryId, otherCategoryId }) =>
      [categoryId, otherCategoryId].some((id) => moved.includes(id)),
    );
    if (isMoved) await assertUnused(db, attribute);
  }
}
