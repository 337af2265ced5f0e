import * as z from 'zod/mini';
import { bankSchema, type Bank } from '@market/domain/banking/bank-account';
import { after, days, type Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import {
  PaystackFailure,
  paystackClient,
  type PaystackOptions,
} from '../../platform/paystack-client';
import { ProviderUnavailable, UnusableAnswer } from '../../platform/provider-errors';
import type { BankService } from './bank-service';

const LIST_LIFE = days(1);

const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}*$/u));
/** A bank that cannot be read is left out: the others still can be paid to. */
const listedBank = z.catch(
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
const listSchema = z.array(listedBank);
const resolvedSchema = (accountNumber: string) =>
  z.object({ account_number: z.literal(accountNumber), account_name: text(200) });

interface Options extends PaystackOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** What the list is while Paystack does not answer. */
  readonly fallback: readonly Bank[];
}

const NO_ANSWER = 'The bank does not answer. Try again in a few minutes.';

/** Banks and account holders as Paystack knows them (`GET /bank`, `GET /bank/resolve`). What cannot be believed counts as no answer. */
export function paystackBankService({ clock, log, fallback, ...options }: Options): BankService {
  const call = paystackClient({ timeoutMs: 5_000, ...options });
  let known: { banks: readonly Bank[]; until: Date } | undefined;

  const fetchBanks = async (): Promise<readonly Bank[]> => {
    const banks = (await call(listSchema, 'GET', '/bank?country=nigeria')).flatMap((bank) =>
      bank ? [{ name: bank.name, code: bank.code, slug: bank.slug }] : [],
    );
    if (banks.length === 0) throw new UnusableAnswer('A list without banks', '');
    return banks;
  };

  return {
    async list() {
      const now = clock.now();
      if (known && known.until > now) return known.banks;
      try {
        known = { banks: await fetchBanks(), until: after(now, LIST_LIFE) };
        return known.banks;
      } catch (error) {
        log.warn({ err: error }, 'the list of banks could not be read');
        // An old list is better than ours.
        return known?.banks ?? fallback;
      }
    },

    async holderOf({ accountNumber, bankCode }) {
      const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode });
      try {
        return (await call(resolvedSchema(accountNumber), 'GET', `/bank/resolve?${query}`))
          .account_name;
      } catch (error) {
        // Paystack could not resolve it. Its words are for developers; ours are said by the caller.
        if (error instanceof PaystackFailure && [400, 404, 422].includes(error.status))
          return undefined;
        log.warn({ err: error, bankCode }, 'an account could not be resolved');
        throw new ProviderUnavailable(
          error instanceof ProviderUnavailable ? error.reason : 'The bank look-up failed',
          NO_ANSWER,
        );
      }
    },
  };
}
