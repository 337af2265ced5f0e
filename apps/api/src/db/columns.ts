import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey();
/** Integer kobo. */
export const kobo = (name: string) => bigint(name, { mode: 'number' });
/** Instants in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
