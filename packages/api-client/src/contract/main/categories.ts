import { categoryOverviewSchema } from '@market/domain/catalogue/category-overview';
import {
  categorySchema,
  childCategorySchema,
  subCategorySchema,
} from '@market/domain/catalogue/category';
import { categoryAttributeSchema } from '@market/domain/catalogue/category-attribute';
import { endpoint } from '../../endpoint';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

export const list = endpoint({
  name: 'categories.list',
  method: 'GET',
  path: '/categories/getallcategories',
  access: 'public',
  data: wholeList(categorySchema),
  failure: texts.categories,
});

/**
 * Not in the spec: the product counts at all levels, and the lowest price and best seller of each
 * category.
 */
export const overview = endpoint({
  name: 'categories.overview',
  method: 'GET',
  path: '/categories/overview',
  access: 'public',
  data: categoryOverviewSchema,
  failure: texts.categories,
});

export const top = endpoint({
  name: 'categories.top',
  method: 'GET',
  path: '/categories/getTopCategories',
  access: 'public',
  data: wholeList(categorySchema),
  failure: texts.userCategories,
});

export const children = endpoint({
  name: 'categories.children',
  method: 'GET',
  path: '/categories/getchildcategories/:id',
  access: 'public',
  data: wholeList(childCategorySchema),
  failure: texts.childrenCategories,
});

export const byId = endpoint({
  name: 'categories.byId',
  method: 'GET',
  path: '/categories/getonecategory/:id',
  access: 'public',
  data: categorySchema,
  failure: texts.categories,
});

export const subCategory = endpoint({
  name: 'categories.subCategory',
  method: 'GET',
  path: '/categories/getonesubcategory/:id',
  access: 'public',
  data: subCategorySchema,
  failure: texts.categories,
});

export const childCategory = endpoint({
  name: 'categories.childCategory',
  method: 'GET',
  path: '/childcategories/:id',
  access: 'public',
  data: childCategorySchema,
  failure: texts.childCategory,
});

/**
 * Not in the spec: the attributes of a category at any level. Inherited ones come first, and each
 * category keeps its own order.
 */
export const attributes = endpoint({
  name: 'categories.attributes',
  method: 'GET',
  path: '/categories/:id/attributes',
  access: 'public',
  data: wholeList(categoryAttributeSchema),
  failure: 'Could not get the attributes. Try again later.',
});
