import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CustomerProduct } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import { categoriesTable, productsTable as products, storesTable as stores } from '../../db/schema';
import { dimensionOf, meanRating, storeRefOf } from './row-views';
import { listed } from './shop.repository';
import { variantsOf } from './variants.repository';

const subCategories = alias(categoriesTable, 'sub_categories');
const childCategories = alias(categoriesTable, 'child_categories');

/** A product as shoppers see it, in two statements; none when it is not in the catalogue. */
export async function findListedProduct(db: Db, id: string): Promise<CustomerProduct | undefined> {
  const [row] = await db
    .select({ product: products, store: stores, category: categoriesTable, subCategory: subCategories, childCategory: childCategories })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(categoriesTable, eq(categoriesTable.id, products.categoryId))
    .leftJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .leftJoin(childCategories, eq(childCategories.id, products.childCategoryId))
    .where(and(eq(products.id, id), listed));
  if (!row) return undefined;
  const { product, store, category, subCategory, childCategory } = row;
  const { variantProperties: properties } = product;
  const variants = (await variantsOf(db, [id])).get(id) ?? [];
  const quantity = variants.reduce((total, variant) => total + variant.quantity, 0);
  return {
    id,
    name: product.name,
    keyRating: product.keyRating ?? undefined,
    hostedImages: product.hostedImages,
    sellingPrice: product.sellingPrice,
    price: product.price,
    inStock: product.contSalesOutOfStock || quantity > 0,
    rating: meanRating(product),
    ratingCount: product.ratingCount,
    hasVariants: properties.length > 0,
    store: storeRefOf(store),
    description: product.description,
    category: named(category),
    subCategory: subCategory ? named(subCategory) : undefined,
    childCategory: childCategory ? named(childCategory) : undefined,
    sku: product.sku,
    quantity,
    whenSoldOut: product.contSalesOutOfStock ? 'continue' : 'stop',
    weight: product.weight,
    dimension: dimensionOf(product),
    productVariant: properties.length > 0 ? { properties, variant: variants } : undefined,
  };
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
