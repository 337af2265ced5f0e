import { toInternationalPhone } from '../field.schema';

interface CustomerContact {
  readonly email: string;
  /** The phone number of the delivery. Undefined while no address is chosen. */
  readonly phoneNumber: string | undefined;
}

/** `phone:+2348031234567`, however the number was typed. */
const phoneKey = (phoneNumber: string): string =>
  `phone:+${toInternationalPhone(phoneNumber).replace(/^2340/, '234')}`;

/**
 * The keys that identify a person when coupons are limited per customer: the email address, which
 * an account cannot change, and the phone number of the delivery. A use counts for both. The keys
 * are sorted, so that all claims lock them in the same order.
 */
export const customerKeys = ({ email, phoneNumber }: CustomerContact): string[] => [
  `email:${email.trim().toLowerCase()}`,
  ...(phoneNumber === undefined ? [] : [phoneKey(phoneNumber)]),
];

/**
 * The keys whose uses count against a customer. A guest is limited by both, because either is
 * easily changed. An account is limited only by its confirmed email address, because the people of
 * a household may share a phone number. Uses of guests with that address count too.
 */
export const limitKeys = (keys: readonly string[], isGuest: boolean): string[] =>
  keys.filter((key) => isGuest || key.startsWith('email:'));
