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
  text: `Hello ${firstName},\n\n${storeName} has both approvals and is now live. Shoppers can see your approved products.`,
  link,
});

export const storeRejectedMail = ({ to, firstName, storeName, link }: Decided, reason: string) => ({
  kind: 'store-rejected',
  to,
  subject: `${storeName} needs changes before it can go live`,
  text: `Hello ${firstName},\n\nWe could not approve ${storeName} yet:\n\n${reason}\n\nUpdate your details and save them to submit your store again.`,
  link,
});
