import { REMOVED_FROM_SALE } from '@market/domain/catalogue/shopify/imported-input';
import { columns } from '@market/domain/catalogue/shopify/columns';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import type { ParsedProduct } from '@market/domain/catalogue/shopify/read-product';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { listApprovedNames } from '../catalogue/catalogue.reads';

/**
 * Finds the approved products that a file marks as drafts. Returns a function that reports that the
 * import will take such a product off sale.
 */
export async function createOffSaleNotes(
  db: Db,
  scope: StoreScope,
  products: readonly ParsedProduct[],
): Promise<(read: ParsedProduct) => ImportProblem[]> {
  const drafts = products.filter(({ isDraft }) => isDraft);
  const names = await listApprovedNames(db, scope, {
    handles: drafts.map(({ handle }) => handle),
    skus: drafts.flatMap(listSkus),
  });
  return (read) => {
    const name = [read.handle, ...listSkus(read)].map((key) => names.get(key)).find(Boolean);
    return read.isDraft && name !== undefined
      ? [
          {
            line: read.line,
            column: columns.status,
            value: name,
            result: 'draft',
            severity: 'changed',
            message: REMOVED_FROM_SALE,
          },
        ]
      : [];
  };
}

const listSkus = ({ variants }: ParsedProduct): string[] =>
  variants.flatMap(({ sku }) => sku ?? []);
