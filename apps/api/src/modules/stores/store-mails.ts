interface Decided {
  readonly to: string;
  readonly firstName: string;
  readonly storeName: string;
  /** The URL in the mail. */
  readonly link: string;
}

export const storeLiveMail = ({ to, firstName, storeName, link }: Decided) => ({
  kind: 'store-live',
  to,
  subject: `${storeName} is live`,
  text: `Hello ${firstName},\n\n${storeName} has both approvals and is live. Shoppers see your approved products from now on.`,
  link,
});

export const storeRejectedMail = ({ to, firstName, storeName, link }: Decided, reason: string) => ({
  kind: 'store-rejected',
  to,
  subject: `${storeName} needs a change before it can go live`,
  text: `Hello ${firstName},\n\nWe could not approve ${storeName} yet:\n\n${reason}\n\nChange your details and save them: that submits your store again.`,
  link,
});
