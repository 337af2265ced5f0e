import type { ProductVisibility } from '@market/domain/catalogue/product-visibility';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import { findVisibility } from './product-visibility.repository';
import type { ProductScope } from './products.repository';

export async function productVisibility(
  db: Db,
  scope: ProductScope,
  id: string,
): Promise<ProductVisibility> {
  const row = await findVisibility(db, scope, id);
  if (!row) throw notFound('This product');
  const { reviewNote, storeNote, ...conditions } = row;
  return {
    ...conditions,
    ...(reviewNote !== null && { reviewNote }),
    ...(storeNote !== null && { storeNote }),
  };
}
