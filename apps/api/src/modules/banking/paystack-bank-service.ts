import * as z from 'zod/mini';
import { bankSchema, type Bank } from '@market/domain/banking/bank-account';
import { addMilliseconds, days, type Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import {
  PaystackFailure,
  paystackClient,
  type PaystackOptions,
} from '../../platform/paystack-client';
import { ProviderUnavailable, UnusableResponse } from '../../platform/provider-errors';
import type { BankService } from './bank-service';

const LIST_LIFETIME = days(1);

const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}*$/u));
/** One invalid bank must not invalidate the whole list. */
const bankOrNull = z.catch(
  z.nullable(
    z.extend(bankSchema, {
      name: text(120),
      code: z.string().check(z.regex(/^\w{2,10}$/)),
      slug: text(120),
      currency: z.optional(z.literal('NGN')),
      is_deleted: z.nullish(z.literal(false)),
    }),
  ),
  null,
);
const listSchema = z.array(bankOrNull);
const resolvedSchema = (accountNumber: string) =>
  z.object({ account_number: z.literal(accountNumber), account_name: text(200) });

interface Options extends PaystackOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly fallback: readonly Bank[];
}

const NO_RESPONSE = 'The bank is not responding. Try again in a few minutes.';

/** Paystack's `GET /bank` and `GET /bank/resolve`. An invalid response counts as no response. */
export function paystackBankService({ clock, log, fallback, ...options }: Options): BankService {
  const call = paystackClient({ timeoutMs: 5_000, ...options });
  let cached: { banks: readonly Bank[]; until: Date } | undefined;

  const fetchBanks = async (): Promise<readonly Bank[]> => {
    const banks = (await call(listSchema, 'GET', '/bank?country=nigeria')).flatMap((bank) =>
      bank ? [{ name: bank.name, code: bank.code, slug: bank.slug }] : [],
    );
    if (banks.length === 0) throw new UnusableResponse('A list without banks', '');
    return banks;
  };

  return {
    async list() {
      const now = clock.now();
      if (cached && cached.until > now) return cached.banks;
      try {
        cached = { banks: await fetchBanks(), until: addMilliseconds(now, LIST_LIFETIME) };
        return cached.banks;
      } catch (error) {
        log.warn({ err: error }, 'the list of banks could not be read');
        // An outdated list from Paystack is better than the bundled one.
        return cached?.banks ?? fallback;
      }
    },

    async findHolder({ accountNumber, bankCode }) {
      const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode });
      try {
        return (await call(resolvedSchema(accountNumber), 'GET', `/bank/resolve?${query}`))
          .account_name;
      } catch (error) {
        // Paystack's message is for developers; the caller adds one for users.
        if (error instanceof PaystackFailure && [400, 404, 422].includes(error.status))
          return undefined;
        log.warn({ err: error, bankCode }, 'an account could not be resolved');
        throw new ProviderUnavailable(
          error instanceof ProviderUnavailable ? error.reason : 'The bank look-up failed',
          NO_RESPONSE,
        );
      }
    },
  };
}
