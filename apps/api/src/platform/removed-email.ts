const DOMAIN = '@removed.invalid';

/**
 * What takes the place of a deleted account's email address, so that the address can be used again.
 * `.invalid` never exists (RFC 2606), and no mail is written to it.
 */
export const removedEmail = (userId: string): string => `${userId}${DOMAIN}`;

export const isRemovedEmail = (email: string): boolean => email.endsWith(DOMAIN);
