import { like } from 'drizzle-orm';
import { usersTable } from './accounts.tables';

/** The domain of every account of the demo data: reserved, so that nobody can have an address there. */
const DEMO_DOMAIN = '@demo.example';

/** Whether an account came with the demo data, whose passwords are public. */
export const isDemoEmail = (email: string): boolean => email.endsWith(DEMO_DOMAIN);

export const hasDemoEmail = like(usersTable.email, `%${DEMO_DOMAIN}`);
