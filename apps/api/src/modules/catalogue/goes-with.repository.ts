import { and, eq, inArray } from 'drizzle-orm';
import {
  formatAttributeChoices,
  type AttributeChoice,
} from '@market/domain/catalogue/attribute-choices';
import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { ProductCard, Variant } from '@market/domain/catalogue/product';
import { variantLabel } from '@market/domain/catalogue/variants';
import type { Db } from '../../db/db';
import { storesTable as stores } from '../stores/stores.reads';
import type { CategoryRow } from './categories.repository';
import { productsTable as products } from './catalogue.tables';
import { listingFilter } from './listing-filter.repository';
import { cardColumns, mostSoldFirst, toCard } from './product-cards.repository';
import { toKeyRating } from './row-views';
import { toCategoryPath } from './save-attributes';
import {
  groupValuesById,
  attributeValueColumns,
  type AttributeValueColumns,
} from './attribute-value-columns.repository';
import { listVariants } from './variants.repository';

/** A product that the customer is viewing, has in the cart or has bought. */
export interface ContextProduct {
  readonly id: string;
  /** The ids of its category and the levels above, from the first level down. */
  readonly path: readonly string[];
  readonly attributes: readonly CategoryAttribute[];
  /** The product's own values, overridden by those of the variant with this id, if given. */
  readonly toValues: (variantId: string | undefined) => AttributeValues;
}

export async function listContextProducts(
  db: Db,
  ids: readonly string[],
): Promise<ContextProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      categoryId: products.categoryId,
      subCategoryId: products.subCategoryId,
      childCategoryId: products.childCategoryId,
      ...attributeValueColumns(products),
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.approvalStatus, 'approved')));
  return rows.map(({ id, attributes, stated, ...category }) => ({
    id,
    path: toCategoryPath(category),
    attributes,
    toValues: (variantId) => toValues(stated, variantId),
  }));
}

function toValues(
  stated: AttributeValueColumns['stated'],
  variantId: string | undefined,
): AttributeValues {
  const { own, variants } = groupValuesById(
    stated,
    variantId === undefined ? [] : [{ id: variantId }],
  );
  return { ...own, ...(variantId !== undefined && variants[variantId]) };
}

const fieldByLevel = { 1: 'categoryId', 2: 'subCategoryId', 3: 'childCategoryId' } as const;

/**
 * The best-selling products of a category that are in stock and state the required values. Where
 * variants differ, one variant must state all of them.
 */
export async function listCandidates(
  db: Db,
  { id, level }: Pick<CategoryRow, 'id' | 'level'>,
  choices: readonly AttributeChoice[],
  limit: number,
): Promise<ProductCard[]> {
  const { withoutText, values } = listingFilter({
    [fieldByLevel[level]]: id,
    attributes: formatAttributeChoices(choices),
    inStock: 'true',
  });
  const rows = await db
    .select(cardColumns)
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(withoutText)
    .orderBy(...mostSoldFirst)
    .limit(limit)
    .prepare('')
    .execute(values);
  return rows.map(toCard);
}

export interface BuyableVariant {
  readonly variant: Pick<Variant, 'id' | 'price' | 'sellingPrice'>;
  readonly label: string;
  /** The variant's own rating, when the product's rating is one of its options. */
  readonly keyRating: string | undefined;
  readonly values: AttributeValues;
  /** The number of units that can be bought now. */
  readonly most: number;
}

export interface BuyableProduct {
  readonly attributes: readonly CategoryAttribute[];
  /** Sorted by price, the cheapest first. */
  readonly sellable: readonly BuyableVariant[];
}

export async function readBuyableProducts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BuyableProduct>> {
  if (ids.length === 0) return new Map();
  const [rows, variants] = await Promise.all([
    db
      .select({
        id: products.id,
        sellsOn: products.contSalesOutOfStock,
        variantProperties: products.variantProperties,
        keyRating: products.keyRating,
        ...attributeValueColumns(products),
      })
      .from(products)
      .where(inArray(products.id, [...ids])),
    listVariants(db, ids),
  ]);
  return new Map(
    rows.map(({ id, sellsOn, variantProperties, keyRating, attributes, stated }) => [
      id,
      {
        attributes,
        sellable: (variants.get(id) ?? [])
          .filter(({ quantity }) => sellsOn || quantity > 0)
          .toSorted((a, b) => a.sellingPrice - b.sellingPrice)
          .map((variant) => ({
            variant,
            label: variantLabel(variantProperties, variant.options),
            keyRating: toKeyRating({ variantProperties, keyRating }, variant.options),
            values: toValues(stated, variant.id),
            most: sellsOn ? Infinity : variant.quantity,
          })),
      },
    ]),
  );
}
