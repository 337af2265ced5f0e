import type { ApplicationDetails } from './hubs.repository';

/** `link` opens the application in the merchant console. */
export const hubApprovedMail = ({ merchant, store, hub }: ApplicationDetails, link: string) => ({
  kind: 'hub-approved',
  to: merchant.email,
  subject: `${store.storeName} can use the ${hub.name}`,
  text: `Hello ${merchant.firstName},\n\nYour application is approved. Bring your parcels to ${hub.street}, ${hub.city}. The hub’s phone number is ${hub.phoneNumber}.`,
  link,
});

export const hubDeclinedMail = (
  { merchant, store, hub }: ApplicationDetails,
  link: string,
  reason: string,
) => ({
  kind: 'hub-declined',
  to: merchant.email,
  subject: `${store.storeName} cannot use the ${hub.name} yet`,
  text: `Hello ${merchant.firstName},\n\nWe could not approve your application:\n\n${reason}\n\nYou can apply again at any time.`,
  link,
});
