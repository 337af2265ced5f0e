import * as contract from '@market/api-client/contract';
import type { AuditEntry } from '@market/domain/audit/audit';
import type { TestMarket } from './harness';
import type { TestAccount } from './test-accounts';

/** The audit entries of a record, newest first, as a super admin reads them. */
export const listHistory = async (
  market: TestMarket,
  superAdmin: TestAccount,
  subjectId: string,
): Promise<AuditEntry[]> =>
  (await market.as(superAdmin)(contract.audit.list, { query: { subjectId } })).rows;

/** The emails to this address, latest first. */
export const listMailsTo = ({ db, services }: TestMarket, email: string) =>
  services.outbox.mailsTo(db, email);

/** The emails to this address with their kinds, latest first. */
export const listMailKindsTo = async (market: TestMarket, email: string): Promise<string[]> =>
  (await listMailsTo(market, email)).map(({ kind }) => kind);

export const findLastMailTo = async (market: TestMarket, email: string) =>
  (await listMailsTo(market, email))[0];

/** The text messages about an order, latest first. */
export const listSmsOfOrder = async (
  { db, services }: TestMarket,
  orderId: string,
): Promise<string[]> =>
  (await services.outbox.messagesAbout(db, orderId))
    .filter(({ channel }) => channel === 'sms')
    .map(({ subject }) => subject);
