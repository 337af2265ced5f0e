import { sql, type SQLWrapper } from 'drizzle-orm';
import type { AttributeValue, AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import { attributeJson, categoryAttributesTable } from '../category-tree/category-tree.reads';
import { productsTable } from './catalogue.tables';
import { toCategoryPath } from './save-attributes';

export interface AttributeValueColumns {
  readonly attributes: readonly CategoryAttribute[];
  readonly stated: readonly {
    readonly attributeId: string;
    readonly variantId: string | null;
    readonly value: AttributeValue;
  }[];
}

type CategoryColumns = Readonly<
  Record<'categoryId' | 'subCategoryId' | 'childCategoryId', SQLWrapper>
>;

/** Columns for a query on products. They save two separate statements. */
export const attributeValueColumns = (...tables: readonly CategoryColumns[]) => ({
  attributes: sql<
    AttributeValueColumns['attributes']
  >`(select coalesce(jsonb_agg(${attributeJson(sql`a`)} order by c.level, a.position), '[]')
    from ${categoryAttributesTable} a join categories c on c.id = a.category_id where a.category_id in (${sql.join(
      tables.flatMap((t) => [t.categoryId, t.subCategoryId, t.childCategoryId]),
      sql`, `,
    )}))`,
  stated: sql<AttributeValueColumns['stated']>`(select coalesce(jsonb_agg(jsonb_build_object(
      'attributeId', v.attribute_id, 'variantId', v.variant_id, 'value', coalesce(to_jsonb(v.number), to_jsonb(v.choice), to_jsonb(v.yes_no))
    )), '[]')
    from product_attribute_values v where v.product_id = ${productsTable.id})`,
});

type Category = Parameters<typeof toCategoryPath>[0];

export function findAttributesOfCategory(
  attributes: AttributeValueColumns['attributes'],
  category: Category,
): AttributeValueColumns['attributes'] {
  const path = toCategoryPath(category);
  return attributes.filter(({ categoryId }) => path.includes(categoryId));
}

export function groupValuesById(
  stated: AttributeValueColumns['stated'],
  active: readonly { readonly id: string }[],
): { own: AttributeValues; variants: Record<string, AttributeValues> } {
  const ids = new Set(active.map(({ id }) => id));
  const own: AttributeValues = {};
  const variants: Record<string, AttributeValues> = {};
  for (const { attributeId, variantId, value } of stated)
    if (variantId === null) own[attributeId] = value;
    else if (ids.has(variantId))
      variants[variantId] = { ...variants[variantId], [attributeId]: value };
  return { own, variants };
}
