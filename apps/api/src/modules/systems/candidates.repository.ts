import { inArray, sql } from 'drizzle-orm';
import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { Candidate } from '@market/domain/systems/proposal';
import type { Db } from '../../db/db';
import { attributeCodesTable, productsTable, variantsTable } from '../catalogue/catalogue.reads';
import { stockTable } from '../stock/stock.reads';
import { categoryAttributesTable as attributes } from '../category-tree/category-tree.reads';

/** Among products that state the same values, only this many are kept: the cheapest. */
const CHEAPEST_CANDIDATES = 3;

export const listAttributesByName = (
  db: Db,
  names: readonly string[],
): Promise<Pick<CategoryAttribute, 'id' | 'categoryId' | 'name' | 'type' | 'unit'>[]> =>
  db
    .select({
      id: attributes.id,
      categoryId: attributes.categoryId,
      name: attributes.name,
      type: attributes.type,
      unit: sql<string | undefined>`${attributes.unit}`,
    })
    .from(attributes)
    .where(inArray(attributes.name, [...names]));

/**
 * Of variants that state the same values, only the cheapest are listed, because others cannot be
 * part of the cheapest system.
 */
export async function listCandidatesOfCategories(
  db: Db,
  categoryIds: readonly string[],
  attributeIds: readonly string[],
): Promise<Candidate[]> {
  const categories = sql`array_remove(array[p.category_id, p.sub_category_id, p.child_category_id], null)`;
  const wanted = sql`(select coalesce(array_agg(c.code), '{}') from ${attributeCodesTable} c where ${inArray(sql`c.attribute_id`, [...attributeIds])})`;
  const ids = sql`${sql.param([...categoryIds])}::uuid[]`;
  const rows = await db
    .select({
      variantId: sql<string>`r.variant_id`,
      productId: sql<string>`r.product_id`,
      price: sql<number>`r.selling_price`.mapWith(Number),
      available: sql<number | null>`r.available`,
      categoryIds: sql<string[]>`r.categories`,
      values: sql<Record<string, string | number>>`(
        select jsonb_object_agg(c.attribute_id, coalesce(to_jsonb(c.number), to_jsonb(c.value)))
        from ${attributeCodesTable} c where c.code = any (r.codes))`,
    })
    .from(
      sql`(
        select v.id as variant_id, p.id as product_id, v.selling_price, ${categories} as categories,
          case when s.sells_on then null else s.on_hand - s.reserved end as available,
          coalesce(v.attribute_codes, p.attribute_codes) as codes,
          row_number() over (
            partition by coalesce(v.attribute_codes, p.attribute_codes), ${categories}
            order by v.selling_price, v.id
          ) as place
        from ${productsTable} p
          join ${variantsTable} v on v.product_id = p.id and v.retired_at is null
          join ${stockTable} s on s.variant_id = v.id
        where p.listed and p.in_stock and (s.sells_on or s.on_hand > s.reserved)
          and (p.category_id = any (${ids}) or p.sub_category_id = any (${ids}) or p.child_category_id = any (${ids}))
          and p.attribute_codes && ${wanted}
      ) as r`,
    )
    .where(sql`r.place <= ${CHEAPEST_CANDIDATES}`)
    .orderBy(sql`r.selling_price`, sql`r.variant_id`);
  return rows.map(({ available, values, ...row }) => ({
    ...row,
    available: available ?? undefined,
    values: toTypedValues(values),
  }));
}

/** Converts yes and no, which codes hold as text, to booleans. */
const toTypedValues = (values: Readonly<Record<string, string | number>>): AttributeValues =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      value === 'true' || value === 'false' ? value === 'true' : value,
    ]),
  );
