import { sql, type SQL } from 'drizzle-orm';
import type { CatalogueFilters } from '@market/domain/catalogue/facets';
import { attributeJson, categoryAttributesTable } from '../category-tree/category-tree.reads';
import type { CountedProfiles } from './count-attributes';

/**
 * The attributes of a listing's category, all their coded values, and the codes that match the
 * listing's filters.
 */
export type FacetAttributes = Omit<CountedProfiles, 'profiles'>;

type CategoryIds = Partial<
  Pick<CatalogueFilters, 'categoryId' | 'subCategoryId' | 'childCategoryId'>
>;

export function facetAttributes(
  { categoryId, subCategoryId, childCategoryId }: CategoryIds,
  wanted: readonly { readonly id: string; readonly codes: SQL }[],
): SQL<FacetAttributes> | undefined {
  const lowest = childCategoryId || subCategoryId || categoryId;
  if (!lowest) return undefined;
  return sql<FacetAttributes>`(with recursive path as (
      select id, parent_id, level from categories where id = ${lowest}::uuid
      union all select c.id, c.parent_id, c.level from path join categories c on c.id = path.parent_id
    ), asked as (select a.*, path.level from ${categoryAttributesTable} a join path on path.id = a.category_id)
    select jsonb_build_object(
      'attributes', (select coalesce(jsonb_agg(${attributeJson(sql`asked`)} order by level, position), '[]') from asked),
      'codes', (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'attributeId', attribute_id, 'value', value, 'number', number)), '[]')
        from attribute_codes where attribute_id in (select id from asked)),
      'wanted', jsonb_build_array(${sql.join(
        wanted.map(
          ({ id, codes }) =>
            sql`jsonb_build_object('id', ${id}::text, 'codes', coalesce(to_jsonb(${codes}), '[]'))`,
        ),
        sql`, `,
      )})
    ))`;
}
