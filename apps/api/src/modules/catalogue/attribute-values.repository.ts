import { and, countDistinct, eq, inArray, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  AttributeValue,
  AttributeValues,
  StatedBySku,
} from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { Db } from '../../db/db';
import { categoryAttributesTable } from '../category-tree/category-tree.reads';
import { attributeValuesTable as values } from './attribute-values.tables';
import { productsTable, variantsTable } from './catalogue.tables';
import { productRevisionsTable as revisions } from './product-revisions.tables';

type ValueRow = Pick<typeof values.$inferSelect, 'number' | 'choice' | 'yesNo'>;

const toValue = ({ number, choice, yesNo }: ValueRow): AttributeValue =>
  number ?? choice ?? yesNo ?? false;

export async function readStatedValues(db: Db, productId: string): Promise<StatedBySku> {
  const rows = await db
    .select({
      attributeId: values.attributeId,
      variantId: values.variantId,
      sku: variantsTable.sku,
      number: values.number,
      choice: values.choice,
      yesNo: values.yesNo,
    })
    .from(values)
    .leftJoin(
      variantsTable,
      and(eq(variantsTable.id, values.variantId), isNull(variantsTable.retiredAt)),
    )
    .where(eq(values.productId, productId));
  const own: AttributeValues = {};
  const variants: Record<string, AttributeValues> = {};
  for (const { attributeId, variantId, sku, ...row } of rows) {
    if (variantId === null) own[attributeId] = toValue(row);
    else if (sku !== null) variants[sku] = { ...variants[sku], [attributeId]: toValue(row) };
  }
  return { own, variants };
}

/** A value that only variants state is taken from one of them. */
export async function readStatedValuesByProduct(
  db: Db,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, AttributeValues>> {
  const rows = await db
    .selectDistinctOn([values.productId, values.attributeId], {
      productId: values.productId,
      attributeId: values.attributeId,
      number: values.number,
      choice: values.choice,
      yesNo: values.yesNo,
    })
    .from(values)
    .where(inArray(values.productId, [...productIds]))
    .orderBy(values.productId, values.attributeId, sql`${values.variantId} nulls first`);
  const stated = new Map<string, AttributeValues>();
  for (const { productId, attributeId, ...row } of rows)
    stated.set(productId, { ...stated.get(productId), [attributeId]: toValue(row) });
  return stated;
}

/** Leaves out values that fit none of these attributes. */
export const toValueRows = (
  place: { readonly productId: string; readonly variantId: string | null },
  attributes: readonly Pick<CategoryAttribute, 'id' | 'type'>[],
  stated: AttributeValues,
): (typeof values.$inferInsert)[] =>
  attributes.flatMap(({ id, type }) => {
    const value = stated[id];
    return value === undefined
      ? []
      : [
          {
            ...place,
            attributeId: id,
            type,
            number: typeof value === 'number' ? value : null,
            choice: typeof value === 'string' ? value : null,
            yesNo: typeof value === 'boolean' ? value : null,
          },
        ];
  });

export async function replaceValues(
  db: Db,
  productId: string,
  rows: readonly (typeof values.$inferInsert)[],
): Promise<void> {
  await db.delete(values).where(eq(values.productId, productId));
  if (rows.length > 0) await db.insert(values).values([...rows]);
}

export async function readVariantIdsBySku(
  db: Db,
  productId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: variantsTable.id, sku: variantsTable.sku })
    .from(variantsTable)
    .where(and(eq(variantsTable.productId, productId), isNull(variantsTable.retiredAt)));
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** Deletes values of attributes that the products' categories do not have. */
const deleteInapplicable = (db: Db, products: SQL) =>
  db.delete(values).where(
    and(
      inArray(
        values.productId,
        db.select({ id: productsTable.id }).from(productsTable).where(products),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(categoryAttributesTable)
          .innerJoin(productsTable, eq(productsTable.id, values.productId))
          .where(
            and(
              eq(categoryAttributesTable.id, values.attributeId),
              sql`${categoryAttributesTable.categoryId} in (${productsTable.categoryId}, ${productsTable.subCategoryId}, ${productsTable.childCategoryId})`,
            ),
          ),
      ),
    ),
  );

/** Call it after changing a product's category. */
export const deleteInapplicableValues = (db: Db, productId: string) =>
  deleteInapplicable(db, eq(productsTable.id, productId));

/** Call it after merging a category into this one. */
export const deleteInapplicableValuesIn = (db: Db, categoryId: string) =>
  deleteInapplicable(
    db,
    sql`${categoryId} in (${productsTable.categoryId}, ${productsTable.subCategoryId}, ${productsTable.childCategoryId})`,
  );

export async function countProductsWithAttribute(
  db: Db,
  attributeId: string,
  choices?: readonly string[],
): Promise<number> {
  const [row] = await db
    .select({ products: countDistinct(values.productId) })
    .from(values)
    .where(attributeCondition(attributeId, choices));
  return row?.products ?? 0;
}

export const deleteValues = (db: Db, attributeId: string, choices?: readonly string[]) =>
  db.delete(values).where(attributeCondition(attributeId, choices));

const attributeCondition = (attributeId: string, choices?: readonly string[]) =>
  and(eq(values.attributeId, attributeId), choices && inArray(values.choice, [...choices]));

/**
 * Turns the values of one attribute into values of another attribute of the same type, in the
 * spelling of its choices. Products that state both keep the value of the other attribute.
 */
export async function moveValues(
  db: Db,
  from: Pick<CategoryAttribute, 'id'>,
  to: Pick<CategoryAttribute, 'id' | 'choices'>,
): Promise<void> {
  const known = alias(values, 'known');
  await db
    .update(values)
    .set({
      attributeId: to.id,
      choice: sql`coalesce((select c from unnest(${sql.param([...to.choices])}::text[]) c where lower(c) = lower(${values.choice})), ${values.choice})`,
    })
    .where(
      and(
        eq(values.attributeId, from.id),
        notExists(
          db
            .select({ one: sql`1` })
            .from(known)
            .where(
              and(
                eq(known.productId, values.productId),
                eq(known.attributeId, to.id),
                sql`${known.variantId} is not distinct from ${values.variantId}`,
              ),
            ),
        ),
      ),
    );
  await db
    .update(revisions)
    .set({ attributes: sql`replace(${revisions.attributes}::text, ${from.id}, ${to.id})::jsonb` })
    .where(sql`position(${from.id} in ${revisions.attributes}::text) > 0`);
}
