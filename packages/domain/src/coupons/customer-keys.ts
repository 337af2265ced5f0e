import { internationalPhone } from '../contact';

interface CustomerContact {
  readonly email: string;
  /** Of the delivery. Undefined while no address is chosen. */
  readonly phoneNumber: string | undefined;
}

/** `phone:+2348031234567`, however the number was typed. */
const phoneKey = (phoneNumber: string): string =>
  `phone:+${internationalPhone(phoneNumber).replace(/^2340/, '234')}`;

/**
 * What a person is recognised by when coupons are limited per customer: the email address, which an
 * account keeps, and the phone number of the delivery. A use counts for both. Sorted, so that claims
 * lock in one sequence.
 */
export const customerKeys = ({ email, phoneNumber }: CustomerContact): string[] => [
  `email:${email.trim().toLowerCase()}`,
  ...(phoneNumber === undefined ? [] : [phoneKey(phoneNumber)]),
];

/**
 * The keys whose uses count against a customer. A guest is limited by both, because either is easily
 * changed. An account is limited by its confirmed email address, which also counts what guests with
 * that address used: the people of a household may share a phone number.
 */
export const limitingKeys = (keys: readonly string[], isGuest: boolean): string[] =>
  keys.filter((key) => isGuest || key.startsWith('email:'));
