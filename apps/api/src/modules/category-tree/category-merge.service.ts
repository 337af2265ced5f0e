import type {
  CategoryNode,
  CategoryMergeInput,
  MergePreview,
} from '@market/domain/catalogue/category-tree';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { conflict } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import {
  listCategories,
  countCategoryUses,
  deleteInapplicableValuesIn,
  lockCategoryTree,
  mergeCategory,
  type CategoriesService,
} from '../catalogue';
import { countCouponsOfCategory, retargetCoupons } from '../coupons';
import { replaceChosenCategory } from '../product-imports';
import { replaceTradeCategory } from '../stores';
import { moveFitRules } from './fit-rules.repository';
import { mapAttributes } from './map-attributes';
import { collectRelatedAttributes, findMergePair, findMergeProblems } from './merge-pair';
import { assertFitRulesStayValid } from './merge-fit-rules';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly categories: Pick<CategoriesService, 'refresh'>;
  readonly categoryTree: { byId(id: string): Promise<CategoryNode> };
}

export const categoryMergeService = ({ db, clock, audit, categories, categoryTree }: Deps) => ({
  async preview(id: string, into: string): Promise<MergePreview> {
    const pair = findMergePair(await listCategories(db), id, into);
    const { source } = pair;
    const [uses, coupons, related] = await Promise.all([
      countCategoryUses(db),
      countCouponsOfCategory(db, id),
      collectRelatedAttributes(db, pair),
    ]);
    return {
      ...(uses.get(id) ?? { products: 0, stores: 0 }),
      children: source.children.map(({ name }) => name),
      coupons,
      attributes: related.own,
      targetAttributes: related.target,
      lost: related.lost,
      takenNames: related.takenNames,
      problems: findMergeProblems(pair, related),
    };
  },

  /**
   * Throws 404, 422 on `into`, and 409 when the merge is impossible or the attributes changed after
   * the preview.
   */
  async merge(
    principal: Principal,
    id: string,
    { into, attributes }: CategoryMergeInput,
  ): Promise<CategoryNode> {
    await inTransaction(db, async (db) => {
      await lockCategoryTree(db);
      const pair = findMergePair(await listCategories(db), id, into);
      const { source, target } = pair;
      const related = await collectRelatedAttributes(db, pair);
      const [problem] = findMergeProblems(pair, related);
      if (problem !== undefined) throw conflict(problem);
      await assertFitRulesStayValid(db, pair);
      const mapped = await mapAttributes(db, pair, related, attributes);
      const products = (await countCategoryUses(db)).get(id)?.products ?? 0;
      const path = target.path.map((category) => category.id);
      await moveFitRules(db, id, into);
      await mergeCategory(db, { source: source.category, targetPath: path, now: clock.now() });
      await deleteInapplicableValuesIn(db, into);
      await retargetCoupons(db, id, into);
      await replaceTradeCategory(db, { from: id, path });
      await replaceChosenCategory(db, { from: id, path });
      await audit.record(db, principal, {
        action: 'category.merged',
        subject: 'category',
        subjectId: into,
        subjectName: target.category.name,
        after: {
          merged: source.path.map(({ name }) => name).join(' > '),
          products,
          categories: source.children.map(({ name }) => name),
          attributes: mapped,
        },
      });
    });
    categories.refresh();
    return categoryTree.byId(into);
  },
});

export type CategoryMergeService = ReturnType<typeof categoryMergeService>;
