import * as z from 'zod/mini';
import { recordIdSchema } from '@market/domain/bounds';
import {
  categoryNameSchema,
  categoryNodeSchema,
  mergePreviewSchema,
  categoryMergeInputSchema,
  newCategorySchema,
  positionSchema,
} from '@market/domain/catalogue/category-tree';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { platformCuration } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/** Not in the spec: all categories with their product counts, parents before children. */
export const list = endpoint({
  ...platformCuration,
  name: 'categoryTree.list',
  method: 'GET',
  path: '/category-tree',
  data: wholeList(categoryNodeSchema),
  failure: texts.categories,
});

/** Not in the spec. 422 on `name` when a sibling category has this name. */
export const create = endpoint({
  ...platformCuration,
  name: 'categoryTree.create',
  method: 'POST',
  path: '/category-tree',
  body: newCategorySchema,
  data: categoryNodeSchema,
  failure: texts.wentWrong,
  success: 'Category added',
});

/** Not in the spec. 422 on `name` when a sibling category has this name. */
export const rename = endpoint({
  ...platformCuration,
  name: 'categoryTree.rename',
  method: 'PATCH',
  path: '/category-tree/:id',
  body: categoryNameSchema,
  data: categoryNodeSchema,
  failure: texts.wentWrong,
  success: 'Category renamed',
});

/** Not in the spec: changes a category's position among those with the same parent. */
export const move = endpoint({
  ...platformCuration,
  name: 'categoryTree.move',
  method: 'PATCH',
  path: '/category-tree/:id/position',
  body: positionSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
});

/**
 * Not in the spec: what would change if the category were merged into another of the same level.
 */
export const mergePreview = endpoint({
  ...platformCuration,
  name: 'categoryTree.mergePreview',
  method: 'GET',
  path: '/category-tree/:id/merge',
  query: z.object({ into: recordIdSchema }),
  data: mergePreviewSchema,
  failure: texts.categories,
});

/**
 * Not in the spec: moves products, categories and attributes into another category of the same
 * level. The old id then redirects to the target. 409 when the merge is impossible or the
 * attributes have changed.
 */
export const merge = endpoint({
  ...platformCuration,
  name: 'categoryTree.merge',
  method: 'POST',
  path: '/category-tree/:id/merge',
  body: categoryMergeInputSchema,
  data: categoryNodeSchema,
  failure: texts.wentWrong,
  success: 'Categories merged',
});
