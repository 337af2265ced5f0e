interface DecidedProduct {
  readonly to: string;
  readonly firstName: string;
  readonly productName: string;
  /** Link to the product in the merchant console. */
  readonly link: string;
}

export const productApprovedMail = ({ to, firstName, productName, link }: DecidedProduct) => ({
  kind: 'product-approved',
  to,
  subject: `${productName} is approved`,
  text: `Hello ${firstName},\n\n${productName} is approved. Shoppers can find it in the catalogue while your store is live.`,
  link,
});

export const changeApprovedMail = ({ to, firstName, productName, link }: DecidedProduct) => ({
  kind: 'product-approved',
  to,
  subject: `Your change to ${productName} is approved`,
  text: `Hello ${firstName},\n\nYour change to ${productName} is approved. Shoppers see it now.`,
  link,
});

export const changeRejectedMail = (
  { to, firstName, productName, link }: DecidedProduct,
  reason: string,
) => ({
  kind: 'product-rejected',
  to,
  subject: `Your change to ${productName} was sent back`,
  text: `Hello ${firstName},\n\nWe could not approve your change to ${productName} yet:\n\n${reason}\n\nShoppers still see the approved version. Edit the product and save it to submit your change again.`,
  link,
});

export const productAddedMail = ({ to, firstName, productName, link }: DecidedProduct) => ({
  kind: 'product-added',
  to,
  subject: `We added ${productName} to your store`,
  text: `Hello ${firstName},\n\nWe added ${productName} to your store. It is approved and on sale. Check its price, stock and description, and correct anything that is wrong.`,
  link,
});

export const productRejectedMail = (
  { to, firstName, productName, link }: DecidedProduct,
  reason: string,
) => ({
  kind: 'product-rejected',
  to,
  subject: `${productName} needs changes`,
  text: `Hello ${firstName},\n\nWe could not approve ${productName} yet:\n\n${reason}\n\nEdit the product and save it to submit it again.`,
  link,
});
