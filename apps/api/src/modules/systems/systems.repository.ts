import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { SystemInput } from '@market/domain/systems/system';
import type { NamedAttribute } from '@market/domain/systems/part-specs';
import type { Db } from '../../db/db';
import {
  productsTable as products,
  variantsTable as variants,
  attributeValuesTable,
} from '../catalogue/catalogue.reads';
import { categoryAttributesTable } from '../category-tree/category-tree.reads';
import { homeSystemPartsTable as parts, homeSystemsTable as systems } from './systems.tables';

export type SystemRow = typeof systems.$inferSelect;
export type PartRow = Omit<typeof parts.$inferSelect, 'systemId'>;

export async function findHomePageSystem(
  db: Db,
): Promise<{ system: SystemRow; parts: PartRow[] } | undefined> {
  const rows = await db
    .select({ system: systems, part: parts })
    .from(systems)
    .leftJoin(parts, eq(parts.systemId, systems.id))
    .orderBy(asc(parts.position));
  const [first] = rows;
  return first && { system: first.system, parts: rows.flatMap(({ part }) => part ?? []) };
}

export async function lockHomePageSystem(db: Db): Promise<SystemRow | undefined> {
  const [row] = await db.select().from(systems).for('update');
  return row;
}

export const insertHomeSystem = async (db: Db, row: typeof systems.$inferInsert): Promise<void> => {
  await db.insert(systems).values(row);
};

export async function saveHomeSystem(
  db: Db,
  id: string,
  {
    parts: next,
    name,
    summary,
    hours,
    loads,
  }: Omit<SystemInput, 'parts'> & { parts: readonly Omit<PartRow, 'position'>[] },
  updatedAt: Date,
): Promise<void> {
  await db
    .update(systems)
    .set({ name, summary, hours, loads, updatedAt, version: sql`${systems.version} + 1` })
    .where(eq(systems.id, id));
  await db.delete(parts).where(eq(parts.systemId, id));
  await db
    .insert(parts)
    .values(next.map((part, position) => ({ ...part, systemId: id, position })));
}

export const deleteHomeSystem = async (db: Db, id: string): Promise<void> => {
  await db.delete(systems).where(eq(systems.id, id));
};

/** The attribute values of a variant, its own or its product's. */
export interface VariantWithValues {
  readonly categoryIds: readonly string[];
  readonly values: AttributeValues;
  readonly attributes: readonly NamedAttribute[];
}

interface StatedValue {
  readonly id: string;
  readonly name: string;
  readonly type: NamedAttribute['type'];
  readonly unit: string | null;
  readonly value: AttributeValues[string];
}

export async function readVariantsWithValues(
  db: Db,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, VariantWithValues>> {
  const rows = await db
    .select({
      id: variants.id,
      categoryIds: [products.categoryId, products.subCategoryId, products.childCategoryId].reduce(
        (list, column) => sql<(string | null)[]>`${list} || ${column}`,
        sql<(string | null)[]>`'{}'::uuid[]`,
      ),
      // A variant's own value comes after its product's value, and so replaces it.
      stated: sql<StatedValue[]>`(select coalesce(jsonb_agg(jsonb_build_object(
          'id', a.id, 'name', a.name, 'type', a.type, 'unit', a.unit, 'value', coalesce(to_jsonb(s.number), to_jsonb(s.choice), to_jsonb(s.yes_no))
        ) order by s.variant_id nulls first), '[]')
        from ${attributeValuesTable} s join ${categoryAttributesTable} a on a.id = s.attribute_id
        where s.product_id = ${products.id} and (s.variant_id is null or s.variant_id = ${variants.id}))`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...variantIds]));
  return new Map(
    rows.map(({ id, categoryIds, stated }) => [
      id,
      {
        categoryIds: categoryIds.filter((each) => each !== null),
        values: Object.fromEntries(stated.map((each) => [each.id, each.value])),
        attributes: stated.map(({ unit, ...each }) => ({ ...each, unit: unit ?? undefined })),
      },
    ]),
  );
}
