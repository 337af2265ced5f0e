import {
  changedPrice,
  changedStock,
  isValidPrice,
  INVALID_PRICE_ERROR,
  type BulkChange,
} from '@market/domain/catalogue/bulk-change';
import type { Product } from '@market/domain/catalogue/product';
import type { Kobo } from '@market/domain/money';
import { moneyText } from '@market/ui/money';
import { approvalTexts } from './product-texts';

export interface BulkEffect {
  readonly before: string;
  readonly after: string;
  /** Why the change is not possible. The product is then not changed. */
  readonly problem?: string;
  /** Whether the product already has the new value. */
  readonly isNothing?: boolean;
}

const listPrices = ({ pricing, variant: variants }: Product): Kobo[] =>
  (variants.length > 0 ? variants : [pricing]).map(({ sellingPrice }) => sellingPrice);
const listQuantities = ({ quantity, variant: variants }: Product): number[] =>
  variants.length > 0 ? variants.map((variant) => variant.quantity) : [quantity];

/** `₦1,000.00`, or `₦900.00 to ₦1,200.00` when variants differ. */
function priceRange(prices: readonly Kobo[]): string {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return lowest === highest ? moneyText(lowest) : `${moneyText(lowest)} to ${moneyText(highest)}`;
}

const unitsText = (stocks: readonly number[]): string =>
  `${stocks.reduce((sum, units) => sum + units, 0)} in stock`;
const salesChannelText = (isOnMarketplace: boolean): string =>
  isOnMarketplace ? 'On the marketplace' : 'Own store only';
const isSame = (before: readonly number[], after: readonly number[]): boolean =>
  before.every((each, index) => each === after[index]);

/** Calculates the same prices and stock as the server. */
export function previewEffect(product: Product, change: BulkChange): BulkEffect {
  switch (change.kind) {
    case 'delete':
      return { before: product.sku, after: 'Deleted' };
    case 'submit':
      return {
        before: approvalTexts[product.approvalStatus].label,
        after: approvalTexts.pending.label,
        isNothing: product.approvalStatus !== 'draft',
        ...(product.hostedImages.length === 0 && { problem: 'Add a photo first' }),
      };
    case 'marketplace':
      return {
        before: salesChannelText(product.isOnMarketplace),
        after: salesChannelText(change.isOnMarketplace),
        isNothing: product.isOnMarketplace === change.isOnMarketplace,
      };
    case 'stockSet':
    case 'stockAdd': {
      const before = listQuantities(product);
      const after = before.map((quantity) => changedStock(quantity, change));
      const effect = {
        before: unitsText(before),
        after: unitsText(after),
        isNothing: isSame(before, after),
      };
      return product.IsDigitalProduct
        ? { ...effect, problem: 'A digital product has no stock' }
        : effect;
    }
    case 'pricePercent':
    case 'priceAmount': {
      const before = listPrices(product);
      const after = before.map((kobo) => changedPrice(kobo, change));
      const effect = {
        before: priceRange(before),
        after: priceRange(after),
        isNothing: isSame(before, after),
      };
      return after.every(isValidPrice) ? effect : { ...effect, problem: INVALID_PRICE_ERROR };
    }
  }
}
