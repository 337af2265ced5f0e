import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { MerchantProductFilter } from '@market/domain/catalogue/merchant-products';
import type { ExportedAttributes } from '@market/domain/catalogue/shopify/write-product';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { listAttributes } from '../category-tree/category-tree.reads';
import { attributeValuesTable as values } from './attribute-values.tables';
import { productsTable as products, variantsTable as variants } from './catalogue.tables';
import { merchantProductCondition } from './merchant-product-filter.repository';

export async function listExportedAttributes(
  db: Db,
  scope: StoreScope,
  filter: MerchantProductFilter,
): Promise<ExportedAttributes> {
  const { categoryId, subCategoryId, childCategoryId } = products;
  const categories = await db
    .selectDistinct({ categoryId, subCategoryId, childCategoryId })
    .from(products)
    .where(merchantProductCondition(db, scope, filter));
  const levels = [
    categories.map((row) => row.categoryId),
    categories.map((row) => row.subCategoryId),
    categories.map((row) => row.childCategoryId),
  ];
  const ofVariants = await db
    .selectDistinct({ id: values.attributeId })
    .from(values)
    .innerJoin(variants, eq(variants.id, values.variantId))
    .where(
      and(
        isNull(variants.retiredAt),
        inArray(
          values.productId,
          db
            .select({ id: products.id })
            .from(products)
            .where(merchantProductCondition(db, scope, filter)),
        ),
      ),
    );
  return {
    attributes: await listAttributes(db, [...new Set(levels.flat().flatMap((id) => id ?? []))]),
    ofVariants: new Set(ofVariants.map(({ id }) => id)),
  };
}
