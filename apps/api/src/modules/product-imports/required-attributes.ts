import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { Product } from '@market/domain/catalogue/product';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { attributeHeader } from '@market/domain/catalogue/shopify/attribute-columns';
import type { ParsedProduct } from '@market/domain/catalogue/shopify/read-product';
import type { Db } from '../../db/db';
import { checkValues, findMissingValues, readStatedValues } from '../catalogue';

interface ImportedProduct {
  readonly input: ProductInput;
  readonly notes: readonly ImportProblem[];
}

/**
 * Makes a product without a value for a required attribute a draft, and names the attributes in
 * notes. An approved product stays as it is: saving it without the values throws 422, so that a
 * file never takes it off sale.
 */
export async function asDraftUntilComplete(
  db: Db,
  { line, isDraft }: Pick<ParsedProduct, 'line' | 'isDraft'>,
  input: ProductInput,
  attributes: readonly CategoryAttribute[],
  existing: Product | undefined,
): Promise<ImportedProduct> {
  if (existing?.approvalStatus === 'approved') return { input, notes: [] };
  const before = existing ? await readStatedValues(db, existing.id) : { own: {}, variants: {} };
  const values = checkValues(attributes, input, before);
  const skus = input.variant.map(({ sku }) => sku);
  const missing = findMissingValues(attributes, values, skus);
  if (missing.length === 0) return { input, notes: [] };
  const isIntended = isDraft ?? existing?.approvalStatus === 'draft';
  const notes = missing.map(({ name }): ImportProblem => ({
    line,
    column: attributeHeader(name),
    value: '',
    result: 'draft',
    severity: 'changed',
    message: `The category requires a value for “${name}”: saved as a draft until you add one`,
  }));
  return { input: { ...input, isDraft: true }, notes: isIntended ? [] : notes };
}
