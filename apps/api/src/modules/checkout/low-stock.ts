import type { Db } from '../../db/db';
import type { OutboxService } from '../outbox';
import type { Units } from '../stock';
import { shelvesOf } from './checkout.repository';

/** Tells merchants of shelves that this sale took to their alert level, or emptied; not of those that were there before. */
export async function warnOfLowStock(db: Db, { outbox, seller }: { outbox: OutboxService; seller: string }, sold: readonly Units[]): Promise<void> {
  const quantities = new Map(sold.map(({ variantId, quantity }) => [variantId, quantity]));
  for (const { variantId, name, sku, productId, alertAt, onHand, merchantEmail } of await shelvesOf(db, [...quantities.keys()])) {
    const before = onHand + (quantities.get(variantId) ?? 0);
    if (onHand > alertAt || before <= alertAt) continue;
    await outbox.mail(db, {
      kind: 'low-stock',
      to: merchantEmail,
      subject: onHand === 0 ? `${name} is sold out` : `Only ${onHand} of ${name} left`,
      text: `${name} (${sku}) has ${onHand} left on the shelf. You asked to be told at ${alertAt}.`,
      link: `${seller}/products/${productId}`,
    });
  }
}
