import { formatKobo } from '@market/domain/money';
import type { Db } from '../../db/db';
import { inboxCheck, type ItemFacts } from './inbox-check';
import { findRemittanceToCheck } from './remittance-checks.repository';

/** Undefined once the remittance is decided, because the cash held has changed since. */
export async function remittanceFacts(db: Db, id: string): Promise<ItemFacts | undefined> {
  const row = await findRemittanceToCheck(db, id);
  if (row?.status !== 'waiting') return undefined;
  const { amount, held, sameAs } = row;
  return {
    amounts: [],
    checks: [
      inboxCheck(
        amount <= held,
        `The amount is within the cash held: ${formatKobo(held)}.`,
        `Only ${formatKobo(Math.max(0, held))} in cash is held now. This remittance cannot be confirmed.`,
      ),
      inboxCheck(
        sameAs === null,
        'No other remittance has the same amount and day.',
        `${sameAs} has the same amount and day. Check that the cash was not recorded twice.`,
      ),
    ],
  };
}
