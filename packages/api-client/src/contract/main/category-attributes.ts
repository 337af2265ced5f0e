import {
  categoryAttributeInputSchema,
  categoryAttributeSchema,
  countedAttributeSchema,
} from '@market/domain/catalogue/category-attribute';
import { positionSchema } from '@market/domain/catalogue/category-tree';
import { downloadLinkSchema } from '@market/domain/files';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { platformCuration } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/**
 * Not in the spec: the attributes of a category. Inherited ones come first, and each category keeps
 * its own order. Each with the number of products that state it.
 */
export const list = endpoint({
  ...platformCuration,
  name: 'categoryAttributes.list',
  method: 'GET',
  path: '/category-tree/:id/attributes',
  data: wholeList(countedAttributeSchema),
  failure: 'Could not get the attributes. Try again later.',
});

/** Not in the spec: a URL that downloads the attributes of all categories as CSV. */
export const exportLink = endpoint({
  ...platformCuration,
  name: 'categoryAttributes.exportLink',
  method: 'GET',
  path: '/category-attributes/export',
  data: downloadLinkSchema,
  failure: 'Could not export the attributes. Try again later.',
});

/** Not in the spec. 422 on `name` when a category above or below has an attribute of this name. */
export const create = endpoint({
  ...platformCuration,
  name: 'categoryAttributes.create',
  method: 'POST',
  path: '/category-tree/:id/attributes',
  body: categoryAttributeInputSchema,
  data: categoryAttributeSchema,
  failure: texts.wentWrong,
  success: 'Attribute added',
});

/**
 * Not in the spec. 422 on `name` when a category above or below has an attribute of this name, and
 * on `type` or `unit` when a product states a value or a fit rule uses the attribute.
 */
export const update = endpoint({
  ...platformCuration,
  name: 'categoryAttributes.update',
  method: 'PATCH',
  path: '/category-attributes/:id',
  body: categoryAttributeInputSchema,
  data: categoryAttributeSchema,
  failure: texts.wentWrong,
  success: 'Attribute changed',
});

/** Not in the spec: changes an attribute's position within its category. */
export const move = endpoint({
  ...platformCuration,
  name: 'categoryAttributes.move',
  method: 'PATCH',
  path: '/category-attributes/:id/position',
  body: positionSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
});

/** Not in the spec. */
export const remove = endpoint({
  ...platformCuration,
  name: 'categoryAttributes.remove',
  method: 'DELETE',
  path: '/category-attributes/:id',
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Attribute deleted',
});
