import { providerSettlementEntries } from '@market/domain/ledger/entries';
import { formatKobo, sumKobo } from '@market/domain/money';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { addMilliseconds, days, type Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { ProviderUnavailable } from '../../platform/provider-errors';
import type { PaymentProvider, ProviderRegistry, ProviderSettlement } from '../payment-providers';
import type { LedgerService } from '../ledger';
import {
  insertSettledPayments,
  insertSettlement,
  findLastSettledAt,
  listStoredSettlementIds,
} from './settlements.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Pick<LedgerService, 'record'>;
  readonly providers: Pick<ProviderRegistry, 'all'>;
}

/** A provider may publish its settlements out of order. */
const OVERLAP = days(7);
const FIRST_DATE = new Date('2020-01-01T00:00:00Z');

/**
 * Stores the providers' new settlements with their payments, and records in the ledger that the
 * money moved from the provider to the bank. Each settlement is stored once, however often it is
 * read. Throws when a provider does not respond or its settlement does not add up.
 */
export const readSettlements =
  ({ db, clock, ids, ledger, providers }: Deps) =>
  async (): Promise<void> => {
    const store = async (
      provider: PaymentProvider,
      settlement: ProviderSettlement,
    ): Promise<void> => {
      const { id: providerId, settledAt, total, paid } = settlement;
      const payments = await provider.settledPayments(settlement);
      const amount = sumKobo(payments.map((payment) => payment.amount));
      const fees = sumKobo(payments.map((payment) => payment.fees));
      if (amount - fees !== total)
        throw new ProviderUnavailable(
          `The payments of settlement ${providerId} sum to ${formatKobo(amount - fees)}, not ${formatKobo(total)}`,
        );
      await inTransaction(db, async (db) => {
        const id = ids.next();
        const isNew = await insertSettlement(db, {
          id,
          provider: provider.name,
          providerId,
          settledAt,
          payments: payments.length,
          amount,
          fees,
          deductions: total - paid,
          readAt: clock.now(),
        });
        if (!isNew) return;
        await insertSettledPayments(
          db,
          id,
          payments.map((payment) => ({ ...payment, id: ids.next() })),
        );
        await ledger.record(
          db,
          'provider_settlement',
          `${provider.name}:${providerId}`,
          providerSettlementEntries(paid),
        );
      });
    };

    for (const provider of providers.all) {
      const last = await findLastSettledAt(db, provider.name);
      const found = await provider.settlements(last ? addMilliseconds(last, -OVERLAP) : FIRST_DATE);
      const stored = await listStoredSettlementIds(
        db,
        provider.name,
        found.map(({ id }) => id),
      );
      for (const settlement of found)
        if (!stored.has(settlement.id)) await store(provider, settlement);
    }
  };
