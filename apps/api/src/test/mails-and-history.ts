import * as contract from '@market/api-client/contract';
import type { AuditEntry } from '@market/domain/audit/audit';
import type { TestMarket } from './harness';
import type { TestAccount } from './test-accounts';

/** The audit entries of a record, newest first, as a super admin reads them. */
export const historyOf = async (
  market: TestMarket,
  superAdmin: TestAccount,
  subjectId: string,
): Promise<AuditEntry[]> =>
  (await market.as(superAdmin)(contract.audit.list, { query: { subjectId } })).rows;

/** The emails to this address, latest first. */
export const mailsTo = ({ db, services }: TestMarket, email: string) =>
  services.outbox.mailsTo(db, email);

/** The emails to this address with their kinds, latest first. */
export const mailKindsTo = async (market: TestMarket, email: string): Promise<string[]> =>
  (await mailsTo(market, email)).map(({ kind }) => kind);

export const lastMailTo = async (market: TestMarket, email: string) =>
  (await mailsTo(market, email))[0];

/** The text messages about an order, latest first. */
export const smsAbout = async ({ db, services }: TestMarket, orderId: string): Promise<string[]> =>
  (await services.outbox.messagesAbout(db, orderId))
    .filter(({ channel }) => channel === 'sms')
    .map(({ subject }) => subject);
