import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { AttributeValue, AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { Db } from '../../db/db';
import { attributeCodesTable as codes } from './attribute-values.tables';
import { productsTable as products } from './catalogue.tables';
import type { CategoryRow } from './categories.repository';
import { isListedExpression } from './listing-filter.repository';

/**
 * The values that some products state: one set for all variants, or one set for each variant where
 * they differ.
 */
export interface StatedProfile {
  readonly products: number;
  readonly stated: readonly AttributeValues[];
}

const columnByLevel = {
  1: products.categoryId,
  2: products.subCategoryId,
  3: products.childCategoryId,
} as const;

/** Products with equal values are counted together. */
export async function listStatedProfiles(
  db: Db,
  { id, level }: Pick<CategoryRow, 'id' | 'level'>,
  attributeIds: readonly string[],
): Promise<StatedProfile[]> {
  const [rows, coded] = await Promise.all([
    db
      .select({ profiles: products.attributeProfiles, products: count() })
      .from(products)
      .where(
        and(
          isListedExpression,
          eq(columnByLevel[level], id),
          isNotNull(products.attributeProfiles),
        ),
      )
      .groupBy(products.attributeProfiles),
    db
      .select()
      .from(codes)
      .where(inArray(codes.attributeId, [...attributeIds])),
  ]);
  const byCode = new Map(coded.map((row) => [String(row.code), row]));
  const parseValues = (profile: string): AttributeValues =>
    Object.fromEntries(
      profile.split(',').flatMap((code) => {
        const row = byCode.get(code);
        return row ? [[row.attributeId, row.number ?? parseValue(row.value)] as const] : [];
      }),
    );
  return rows.map(({ profiles, products }) => ({
    products,
    stated: (profiles ?? '').split(';').map(parseValues),
  }));
}

/** Codes hold yes and no as text. */
const parseValue = (text: string): AttributeValue =>
  text === 'true' || text === 'false' ? text === 'true' : text;
