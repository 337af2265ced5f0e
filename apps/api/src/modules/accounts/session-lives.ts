import { type Role } from '@market/domain/accounts/roles';
import { days, hours, minutes } from '../../platform/clock';

interface Life {
  /** Milliseconds without use until a session expires. */
  readonly idle: number;
  /** Milliseconds until a session expires, even when it is in use. */
  readonly absolute: number;
}

export const ACCESS_LIFE = minutes(15);

const customer: Life = { idle: days(7), absolute: days(30) };
/** Guests can open their orders later with the link in the emails. */
export const guestLife: Life = { idle: days(1), absolute: days(7) };
const business: Life = { idle: hours(8), absolute: days(7) };
const platform: Life = { idle: minutes(30), absolute: hours(12) };

export const sessionLives: Readonly<Record<Role, Life>> = {
  customer,
  merchant: business,
  staff: business,
  partner: business,
  admin: platform,
  super_admin: platform,
  approver: platform,
  dispatcher: platform,
  scheduler: platform,
};
