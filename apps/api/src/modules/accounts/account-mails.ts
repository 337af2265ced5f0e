import type { User } from './accounts.repository';

interface Brand {
  readonly platformName: string;
}

interface Written {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
}

const greeting = (user: Pick<User, 'firstName'>): string => `Hello ${user.firstName},`;
const paragraphs = (...lines: readonly string[]): string => lines.join('\n\n');

export const confirmationMail = (user: User, link: string, { platformName }: Brand): Written => ({
  kind: 'confirmation',
  to: user.email,
  subject: `Confirm your email address for ${platformName}`,
  text: paragraphs(
    greeting(user),
    `Confirm that this is your email address, then sign in to ${platformName}. The link works for three days.`,
    'If you did not create an account, you need not do anything.',
  ),
  link,
});

/** For a sign-up with the email address of an existing account. Only its owner learns of it. */
export const accountExistsMail = (user: User, link: string, { platformName }: Brand): Written => ({
  kind: 'account-exists',
  to: user.email,
  subject: `You already have an account with ${platformName}`,
  text: paragraphs(
    greeting(user),
    `Somebody, perhaps you, tried to create an account with this email address. You already have one, so nothing was changed.`,
    'Sign in with your password, or choose “Forgot password” there if you no longer know it.',
  ),
  link,
});

export const resetMail = (user: User, link: string, { platformName }: Brand): Written => ({
  kind: 'password-reset',
  to: user.email,
  subject: `Choose a new password for ${platformName}`,
  text: paragraphs(
    greeting(user),
    'Somebody, perhaps you, asked for a new password. The link works once and for 30 minutes.',
    'If it was not you, ignore this mail: your password stays as it is.',
  ),
  link,
});

export interface Invitation {
  /** The store of invited staff. Others are invited to the platform itself. */
  readonly storeName?: string;
  /** The inviter's name. */
  readonly invitedBy: string;
}

/** For an invited person, who chooses a password. */
export const invitationMail = (
  user: User,
  link: string,
  { storeName, invitedBy }: Invitation,
  { platformName }: Brand,
): Written => ({
  kind: 'staff-invitation',
  to: user.email,
  subject: `${invitedBy} invites you to work ${storeName === undefined ? `at ${platformName}` : `in ${storeName}`}`,
  text: paragraphs(
    greeting(user),
    `${invitedBy} has made an account for you, so that you can work ${storeName === undefined ? `at ${platformName}` : `in ${storeName} on ${platformName}`}. Choose a password, then sign in with this email address.`,
    'The link works once and for three days. After that, choose “Forgot password” on the sign-in page.',
  ),
  link,
});

export const passwordChangedMail = (user: User, { platformName }: Brand): Written => ({
  kind: 'password-changed',
  to: user.email,
  subject: `Your ${platformName} password was changed`,
  text: paragraphs(
    greeting(user),
    'The password of your account was changed, and you were signed out elsewhere.',
    'If it was not you, choose “Forgot password” on the sign-in page at once and tell us.',
  ),
});
