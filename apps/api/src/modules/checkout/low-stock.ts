import { variantLabel } from '@market/domain/catalogue/variants';
import type { Db } from '../../db/db';
import type { OutboxService } from '../outbox';
import type { StockAfterSale, Units } from '../stock';
import { listGoods } from './checkout.repository';

/**
 * Notifies merchants of variants that this sale sold out or reduced to their alert level. Leaves
 * out variants that had reached that level before.
 */
export async function warnOfLowStock(
  db: Db,
  { outbox, merchantOrigin }: { outbox: OutboxService; merchantOrigin: string },
  sold: readonly Units[],
  shelves: readonly StockAfterSale[],
): Promise<void> {
  const quantities = new Map(sold.map(({ variantId, quantity }) => [variantId, quantity]));
  const lowStock = new Map(
    shelves.flatMap(({ variantId, onHand, alertAt }) =>
      onHand <= alertAt && onHand + (quantities.get(variantId) ?? 0) > alertAt
        ? [[variantId, { onHand, alertAt }]]
        : [],
    ),
  );
  if (lowStock.size === 0) return;
  const goods = await listGoods(db, [...lowStock.keys()]);
  const mails = goods.flatMap(
    ({ variantId, name: product, properties, options, sku, productId, merchantEmail }) => {
      const shelf = lowStock.get(variantId);
      if (!shelf) return [];
      const { onHand, alertAt } = shelf;
      const name = [product, variantLabel(properties, options)].filter(Boolean).join(', ');
      return {
        kind: 'low-stock',
        to: merchantEmail,
        subject: onHand === 0 ? `${name} is sold out` : `Only ${onHand} of ${name} left`,
        text: `${name} (${sku}) has ${onHand} left in stock. Your stock alert is set at ${alertAt}.`,
        link: `${merchantOrigin}/products/${productId}`,
      };
    },
  );
  await outbox.mails(db, mails);
}
