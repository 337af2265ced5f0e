import type { NewMail } from '../outbox';

interface BackInStockProduct {
  readonly shop: string;
  readonly productId: string;
  /** For example `Axora H5, 5 kVA`. */
  readonly name: string;
  readonly storeName: string;
}

interface Recipient {
  readonly to: string;
  /** Undefined for guests. */
  readonly firstName: string | undefined;
  /** The token in the link that ends all alerts of this person. */
  readonly stopToken: string;
}

export const backInStockMail = (
  { shop, productId, name, storeName }: BackInStockProduct,
  { to, firstName, stopToken }: Recipient,
): NewMail => ({
  kind: 'back-in-stock',
  to,
  subject: `${name} is back in stock`,
  text: [
    firstName === undefined ? 'Hello,' : `Hello ${firstName},`,
    `${name} from ${storeName} can be ordered again. You asked us to tell you when it is back in stock. This is the only email that we will send about it, and we do not reserve the product for you.`,
    `To stop all back-in-stock emails to this address: ${shop}/stock-alerts/stop/${stopToken}`,
  ].join('\n\n'),
  link: `${shop}/products/${productId}`,
});
