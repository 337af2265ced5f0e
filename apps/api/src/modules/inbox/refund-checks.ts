import { sumKobo } from '@market/domain/money';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { pluralise } from '@market/domain/pluralise';
import type { Db } from '../../db/db';
import { inboxCheck, type ItemFacts } from './inbox-check';
import { findRefundToCheck } from './refund-checks.repository';

/** Warns about customers with at least this many earlier refunds. */
const MANY_REFUNDS = 3;

export async function refundFacts(db: Db, orderReturn: OrderReturn): Promise<ItemFacts> {
  const { products, refundAmount, status } = orderReturn;
  const { disputes, refunds } = await findRefundToCheck(db, orderReturn);
  const delivery = refundAmount - sumKobo(products.map((product) => product.refundAmount));
  const photos = products.flatMap((product) => product.photos).length;
  return {
    amounts: [
      ...products.map(({ productName, quantity, refundAmount: amount }) => ({
        label: `${productName} × ${quantity}`,
        amount,
      })),
      ...(delivery === 0 ? [] : [{ label: 'Delivery fee', amount: delivery }]),
      { label: 'To refund', amount: refundAmount },
    ],
    checks: [
      inboxCheck(
        status === 'received',
        'The store has received the goods.',
        'The store has not confirmed that it received the goods.',
      ),
      inboxCheck(
        disputes === 0,
        'The payment has no open card dispute.',
        'The customer’s bank disputes this payment. A refund would pay it back twice.',
      ),
      inboxCheck(
        photos > 0,
        `The customer sent ${pluralise(photos, 'photo')}.`,
        'The customer sent no photos.',
      ),
      inboxCheck(
        refunds < MANY_REFUNDS,
        refunds === 0
          ? 'This is the customer’s first refund.'
          : `The customer has had ${pluralise(refunds, 'refund')} before.`,
        `The customer has had ${pluralise(refunds, 'refund')} before.`,
      ),
    ],
  };
}
