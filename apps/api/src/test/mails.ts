import type { TestMarket } from './harness';

/** The mails to this address, latest first. */
export const mailsTo = ({ db, services }: TestMarket, email: string) =>
  services.outbox.mailsTo(db, email);

/** The mails to this address with their kinds, latest first. */
export const mailKindsTo = async (market: TestMarket, email: string): Promise<string[]> =>
  (await mailsTo(market, email)).map(({ kind }) => kind);

export const lastMailTo = async (market: TestMarket, email: string) =>
  (await mailsTo(market, email))[0];
