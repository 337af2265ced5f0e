const DOMAIN = '@removed.invalid';

/**
 * The address that replaces the email address of a deleted account, so that someone can sign up
 * with that address again. `.invalid` never exists (RFC 2606), and no email is written to it.
 */
export const removedEmail = (userId: string): string => `${userId}${DOMAIN}`;

export const isRemovedEmail = (email: string): boolean => email.endsWith(DOMAIN);

/** The domain of every demo account. It is reserved, so no address there belongs to anyone else. */
export const DEMO_DOMAIN = '@demo.example';

/** Whether an account came with the demo data, whose passwords are public. */
export const isDemoEmail = (email: string): boolean => email.endsWith(DEMO_DOMAIN);
