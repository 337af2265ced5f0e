interface DecidedStore {
  readonly to: string;
  readonly firstName: string;
  readonly storeName: string;
  readonly link: string;
}

export const storeLiveMail = ({ to, firstName, storeName, link }: DecidedStore) => ({
  kind: 'store-live',
  to,
  subject: `${storeName} is live`,
  text: `Hello ${firstName},\n\n${storeName} has both approvals and is now live. Shoppers can see your approved products.`,
  link,
});

export const storeRejectedMail = (
  { to, firstName, storeName, link }: DecidedStore,
  reason: string,
) => ({
  kind: 'store-rejected',
  to,
  subject: `${storeName} needs changes before it can go live`,
  text: `Hello ${firstName},\n\nWe could not approve ${storeName} yet:\n\n${reason}\n\nUpdate your details, then submit your store again.`,
  link,
});

export const storeSuspendedMail = (
  { to, firstName, storeName, link }: DecidedStore,
  reason: string,
) => ({
  kind: 'store-suspended',
  to,
  subject: `${storeName} is suspended`,
  text: `Hello ${firstName},\n\nWe suspended ${storeName}:\n\n${reason}\n\nShoppers no longer see your products, and there are no new orders. Continue to fulfil your open orders. They are delivered and paid out as usual.`,
  link,
});

const resumedTexts = {
  live: 'Shoppers see your approved products again.',
  paused: 'Your store is paused, as it was before. Resume it when you want to sell again.',
  pending:
    'Your details have changed since then, so your store needs two approvals before it can sell again.',
} as const;

export const storeResumedMail = (
  { to, firstName, storeName, link }: DecidedStore,
  status: keyof typeof resumedTexts,
  reason: string,
) => ({
  kind: 'store-resumed',
  to,
  subject: `${storeName} is no longer suspended`,
  text: `Hello ${firstName},\n\nThe suspension of ${storeName} has ended:\n\n${reason}\n\n${resumedTexts[status]}`,
  link,
});
