import { sql, type SQL } from 'drizzle-orm';
import { daysToDecide } from '@market/domain/inbox/inbox';

export interface InboxReader {
  readonly userId: string;
  /** The store approvals that the reader can give. */
  readonly approvalLevels: readonly (1 | 2)[];
  readonly now: Date;
}

export const deadlineExpression = (since: SQL, kind: keyof typeof daysToDecide): SQL =>
  sql`${since} + make_interval(days => ${daysToDecide[kind]}::int)`;
export const nullText = sql`null::text`;
