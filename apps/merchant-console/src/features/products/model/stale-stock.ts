import { isApiError } from '@market/api-client/errors';
import { staleStockSchema, type StaleStock } from '@market/domain/catalogue/stock-movement';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import * as z from 'zod/mini';

/** The current stock from the error of a refused save. Undefined for other errors. */
export function readStaleStock(error: unknown): StaleStock['stale'] | undefined {
  if (!isApiError(error) || error.status !== 409) return undefined;
  const parsed = z.safeParse(staleStockSchema, error.data);
  return parsed.success ? parsed.data.stale : undefined;
}

/** The form's field names and value for the stock of a SKU. */
export function findStockFields(
  {
    sku: productSku,
    quantity,
    variant: variants,
  }: Pick<ProductInput, 'sku' | 'quantity' | 'variant'>,
  sku: string,
) {
  const index = variants.findIndex((variant) => variant.sku.trim() === sku);
  const variant = variants[index];
  if (variant)
    return {
      quantity: `variant.${index}.quantity`,
      quantityRead: `variant.${index}.quantityRead`,
      options: variant.options,
      typed: variant.quantity,
    } as const;
  return productSku.trim() === sku
    ? ({
        quantity: 'quantity',
        quantityRead: 'quantityRead',
        options: undefined,
        typed: quantity,
      } as const)
    : undefined;
}
