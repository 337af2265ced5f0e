/** The domain of every demo account. It is reserved, so no address there belongs to anyone else. */
export const DEMO_DOMAIN = '@demo.example';

/** Whether an account came with the demo data, whose passwords are public. */
export const isDemoEmail = (email: string): boolean => email.endsWith(DEMO_DOMAIN);
