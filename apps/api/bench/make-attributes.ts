import type { Db } from '../src/db/db';
import { toCategoryId, categoryTree } from '../src/db/reference/category-tree';
import { attributeCodesTable, categoryAttributesTable } from '../src/db/schema';
import type { Random } from '../src/db/seed/random';

const VALUES_PER_ATTRIBUTE = 20;

interface AttributeOptions {
  readonly attributes: number;
  readonly nextId: () => string;
  readonly createdAt: Date;
}

/**
 * Adds attributes to every category of the first level: two thirds of them numbers, the others
 * choices. Returns a function that gives a product one value of each, in the form that the triggers
 * write.
 */
export async function makeAttributes(
  db: Db,
  { attributes, nextId, createdAt }: AttributeOptions,
): Promise<
  (random: Random, categoryId: string) => { attributeCodes?: number[]; attributeProfiles?: string }
> {
  if (attributes === 0) return () => ({});
  const values = Array.from({ length: VALUES_PER_ATTRIBUTE }, (_, value) => String(value + 1));
  const rows = Object.keys(categoryTree).flatMap((top) =>
    Array.from({ length: attributes }, (_, position) => ({
      id: nextId(),
      categoryId: toCategoryId(top),
      name: `Attribute ${position}`,
      type: position % 3 === 2 ? ('choice' as const) : ('number' as const),
      choices: position % 3 === 2 ? values : [],
      groupName: 'General',
      position,
      createdAt,
    })),
  );
  await db.insert(categoryAttributesTable).values(rows);
  const coded = await db
    .insert(attributeCodesTable)
    .values(
      rows.flatMap(({ id, type }) =>
        values.map((value) => ({
          attributeId: id,
          value,
          number: type === 'number' ? Number(value) : null,
        })),
      ),
    )
    .returning();
  const codes = rows.map(({ id, categoryId }) => ({
    categoryId,
    codes: coded.filter(({ attributeId }) => attributeId === id).map(({ code }) => code),
  }));
  return (random, categoryId) => {
    const picked = codes
      .filter((each) => each.categoryId === categoryId)
      .map((each) => random.pick(each.codes));
    return { attributeCodes: picked, attributeProfiles: picked.join(',') };
  };
}
