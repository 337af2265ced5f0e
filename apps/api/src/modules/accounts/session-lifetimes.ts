import { type Role } from '@market/domain/accounts/roles';
import { days, hours, minutes } from '../../platform/clock';

interface SessionLifetime {
  /** Milliseconds without use until a session expires. */
  readonly idle: number;
  /** Milliseconds until a session expires, even when it is in use. */
  readonly absolute: number;
}

export const ACCESS_TOKEN_LIFETIME = minutes(15);

const customerLifetime: SessionLifetime = { idle: days(7), absolute: days(30) };
/** Short, because guests can open their orders later with the emailed link. */
export const guestSessionLifetime: SessionLifetime = { idle: days(1), absolute: days(7) };
const businessLifetime: SessionLifetime = { idle: hours(8), absolute: days(7) };
const platformLifetime: SessionLifetime = { idle: minutes(30), absolute: hours(12) };

export const sessionLifetimes: Readonly<Record<Role, SessionLifetime>> = {
  customer: customerLifetime,
  merchant: businessLifetime,
  staff: businessLifetime,
  partner: businessLifetime,
  admin: platformLifetime,
  super_admin: platformLifetime,
  approver: platformLifetime,
  dispatcher: platformLifetime,
  scheduler: platformLifetime,
};
