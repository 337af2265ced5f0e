import { columns } from '@market/domain/catalogue/shopify/columns';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import type { ParsedProduct } from '@market/domain/catalogue/shopify/read-product';
import { hasSameOptions } from '@market/domain/catalogue/variants';
import type { StockWithChange } from '../stock';

/**
 * Leaves out quantities of variants whose stock has changed since the file was uploaded, so that
 * sales are not overwritten, and reports the current stock.
 */
export function withoutStaleQuantities(
  read: ParsedProduct,
  stock: readonly StockWithChange[],
): { readonly read: ParsedProduct; readonly problems: readonly ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const variants = read.variants.map((variant) => {
    const before = stock.find(({ sku, options }) =>
      variant.sku === undefined ? hasSameOptions(options, variant.options) : sku === variant.sku,
    );
    if (
      !before ||
      before.change === 0 ||
      variant.quantity === undefined ||
      variant.quantity === before.available
    )
      return variant;
    problems.push({
      line: variant.line,
      column: columns.quantity,
      value: String(variant.quantity),
      result: String(before.available),
      severity: 'dropped',
      message: 'Stock has changed since the file was uploaded: the quantity is left out',
    });
    return { ...variant, quantity: undefined };
  });
  return { read: { ...read, variants }, problems };
}
