import type { User } from './accounts.repository';

interface Brand {
  readonly platformName: string;
}

interface AccountMail {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
}

const greeting = (user: Pick<User, 'firstName'>): string => `Hello ${user.firstName},`;
const paragraphs = (...lines: readonly string[]): string => lines.join('\n\n');

export const confirmationMail = (
  user: User,
  link: string,
  { platformName }: Brand,
): AccountMail => ({
  kind: 'confirmation',
  to: user.email,
  subject: `Confirm your email address for ${platformName}`,
  text: paragraphs(
    greeting(user),
    `Confirm your email address to sign in to ${platformName}. The link expires in three days.`,
    'If you did not create an account, ignore this email.',
  ),
  link,
});

export const keepOrdersMail = (user: User, link: string, { platformName }: Brand): AccountMail => ({
  kind: 'confirmation',
  to: user.email,
  subject: `Confirm your email address to keep your order on ${platformName}`,
  text: paragraphs(
    greeting(user),
    'You chose a password to save your guest order to an account. Confirm your email address with the link below, then sign in with that password. The link expires in three days.',
    'If you did not choose a password, do not open the link. It would give access to your orders to the person who did.',
  ),
  link,
});

/**
 * The email for a sign-up with the email address of an existing account. Only the owner learns that
 * the account exists.
 */
export const accountExistsMail = (
  user: User,
  link: string,
  { platformName }: Brand,
): AccountMail => ({
  kind: 'account-exists',
  to: user.email,
  subject: `You already have an account with ${platformName}`,
  text: paragraphs(
    greeting(user),
    'Someone tried to create an account with this email address. You already have one, so nothing has changed.',
    'Sign in with your password. If you have forgotten it, choose “Forgot password” on the sign-in page.',
  ),
  link,
});

export const ordersInAccountMail = (
  user: User,
  link: string,
  { platformName }: Brand,
): AccountMail => ({
  kind: 'orders-in-account',
  to: user.email,
  subject: `Sign in to see your order on ${platformName}`,
  text: paragraphs(
    greeting(user),
    'Someone who bought as a guest with this email address wants to save the order to an account. You already have an account, so your password has not changed.',
    'Sign in to see the order in your account. If you have forgotten your password, choose “Forgot password” on the sign-in page.',
  ),
  link,
});

export const guestLinkMail = (user: User, link: string, { platformName }: Brand): AccountMail => ({
  kind: 'guest-link',
  to: user.email,
  subject: `Your order on ${platformName}`,
  text: paragraphs(
    greeting(user),
    'Open your order with the link below. It works without a password, so keep it to yourself.',
    'If you did not ask for this link, ignore this email.',
  ),
  link,
});

export const resetMail = (user: User, link: string, { platformName }: Brand): AccountMail => ({
  kind: 'password-reset',
  to: user.email,
  subject: `Reset your ${platformName} password`,
  text: paragraphs(
    greeting(user),
    'We received a request to reset your password. The link works once and expires in 30 minutes.',
    'If you did not request this, ignore this email. Your password will not change.',
  ),
  link,
});

export interface Invitation {
  /**
   * The store or company that the person is invited to. Without one, the invitation is to the
   * platform itself.
   */
  readonly employer?: string;
  readonly invitedBy: string;
}

export const invitationMail = (
  user: User,
  link: string,
  { employer, invitedBy }: Invitation,
  { platformName }: Brand,
): AccountMail => ({
  kind: 'staff-invitation',
  to: user.email,
  subject: `${invitedBy} invited you to join ${employer ?? platformName}`,
  text: paragraphs(
    greeting(user),
    `${invitedBy} invited you to join ${employer === undefined ? platformName : `${employer} on ${platformName}`}. Choose a password, then sign in with this email address.`,
    'The link works once and expires in three days. After that, choose “Forgot password” on the sign-in page.',
  ),
  link,
});

export const passwordChangedMail = (user: User, { platformName }: Brand): AccountMail => ({
  kind: 'password-changed',
  to: user.email,
  subject: `Your ${platformName} password was changed`,
  text: paragraphs(
    greeting(user),
    'Your password was changed, and you were signed out on all other devices.',
    'If this was not you, reset your password with “Forgot password” on the sign-in page, and contact us.',
  ),
});
