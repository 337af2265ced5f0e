import { asc, eq, sql } from 'drizzle-orm';
import type { CustomerProduct, Variant, VariantProperty } from '@market/domain/catalogue/product';
import { createSpecification } from '@market/domain/catalogue/specification';
import { orderedOptions } from '@market/domain/catalogue/variants';
import type { Db } from '../../db/db';
import { stockTable } from '../stock/stock.reads';
import { storesTable as stores } from '../stores/stores.reads';
import { childCategories, subCategories } from './products.repository';
import { cardColumns, toCard } from './product-cards.repository';
import { toDimension } from './row-views';
import { groupValuesById, attributeValueColumns } from './attribute-value-columns.repository';
import { available } from './variants.repository';
import { categoriesTable, productsTable as products, variantsTable } from './catalogue.tables';

/** Products on sale, including those that are not on the marketplace. */
const selectProduct = (db: Db) =>
  db
    .select({
      ...cardColumns,
      description: products.description,
      brand: products.brand,
      sku: products.sku,
      contSalesOutOfStock: products.contSalesOutOfStock,
      returnDays: stores.returnDays,
      category: { id: categoriesTable.id, name: categoriesTable.name },
      subCategory: { id: subCategories.id, name: subCategories.name },
      childCategory: { id: childCategories.id, name: childCategories.name },
      ...attributeValueColumns(products),
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(categoriesTable, eq(categoriesTable.id, products.categoryId))
    .leftJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .leftJoin(childCategories, eq(childCategories.id, products.childCategoryId))
    .where(
      sql`${products.id} = ${sql.placeholder('id')} and ${products.approvalStatus} = 'approved' and ${stores.status} = 'live'`,
    )
    .prepare('product');

const selectVariants = (db: Db) =>
  db
    .select({
      id: variantsTable.id,
      sku: variantsTable.sku,
      options: variantsTable.options,
      price: variantsTable.price,
      sellingPrice: variantsTable.sellingPrice,
      quantity: available,
      image: variantsTable.image,
    })
    .from(variantsTable)
    .innerJoin(stockTable, eq(stockTable.variantId, variantsTable.id))
    .where(
      sql`${variantsTable.productId} = ${sql.placeholder('id')} and ${variantsTable.retiredAt} is null`,
    )
    .orderBy(asc(variantsTable.position))
    .prepare('product_variants');

type VariantRow = Awaited<ReturnType<ReturnType<typeof selectVariants>['execute']>>[number];
type Row = Awaited<ReturnType<ReturnType<typeof selectProduct>['execute']>>[number];

/**
 * Reads products for shoppers, in two prepared statements. Returns undefined when the product is
 * not on sale.
 */
export function createProductReader(db: Db) {
  const product = selectProduct(db);
  const variants = selectVariants(db);
  return async (id: string): Promise<CustomerProduct | undefined> => {
    const [[row], ownVariants] = await Promise.all([
      product.execute({ id }),
      variants.execute({ id }),
    ]);
    return row && toProduct(row, ownVariants);
  };
}

const toVariant = (
  { image, options, ...variant }: VariantRow,
  properties: readonly VariantProperty[],
): Variant => ({
  ...variant,
  options: orderedOptions(properties, options),
  image: image ?? undefined,
});

function toProduct(row: Row, variant: VariantRow[]): CustomerProduct {
  const { variantProperties: properties, subCategory, childCategory } = row;
  const quantity = variant.reduce((total, { quantity }) => total + quantity, 0);
  return {
    ...toCard(row),
    inStock: row.contSalesOutOfStock || quantity > 0,
    description: row.description,
    brand: row.brand ?? undefined,
    category: row.category,
    subCategory: subCategory ?? undefined,
    childCategory: childCategory ?? undefined,
    sku: row.sku,
    returnDays: row.returnDays,
    quantity,
    whenSoldOut: row.contSalesOutOfStock ? 'continue' : 'stop',
    weight: row.weight,
    dimension: toDimension(row),
    specification: createSpecification(row.attributes, groupValuesById(row.stated, variant)),
    productVariant:
      properties.length > 0
        ? { properties, variant: variant.map((each) => toVariant(each, properties)) }
        : undefined,
  };
}
