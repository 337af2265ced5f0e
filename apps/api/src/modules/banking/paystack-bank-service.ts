import * as z from 'zod/mini';
import { bankSchema, type Bank } from '@market/domain/banking/bank-account';
import { AppError } from '../../http/errors';
import { after, days, type Clock } from '../../platform/clock';
import type { BankService } from './bank-service';

const TIMEOUT_MS = 5_000;
const LIST_LIFE = days(1);

const listAnswer = z.object({ status: z.literal(true), data: z.array(bankSchema).check(z.minLength(1)) });
const resolveAnswer = z.object({ status: z.literal(true), data: z.object({ account_number: z.string(), account_name: z.string().check(z.trim(), z.minLength(1)) }) });

interface PaystackOptions {
  readonly secretKey: string;
  readonly clock: Clock;
  /** What the list is while Paystack does not answer. */
  readonly fallback: readonly Bank[];
  readonly baseUrl?: string;
}

const unavailable = (): AppError => new AppError(503, 'The bank does not answer. Try again in a few minutes.');

/** Banks and account holders as Paystack knows them (`GET /bank`, `GET /bank/resolve`). */
export function paystackBankService({ secretKey, clock, fallback, baseUrl = 'https://api.paystack.co' }: PaystackOptions): BankService {
  let known: { banks: readonly Bank[]; until: Date } | undefined;

  const get = (path: string): Promise<Response> => fetch(baseUrl + path, { headers: { authorization: `Bearer ${secretKey}` }, signal: AbortSignal.timeout(TIMEOUT_MS) });

  const fetchBanks = async (): Promise<readonly Bank[]> => {
    const answer = z.safeParse(listAnswer, await (await get('/bank?country=nigeria')).json());
    return answer.success ? answer.data.data : fallback;
  };

  return {
    async list() {
      const now = clock.now();
      if (known && known.until > now) return known.banks;
      const banks = await fetchBanks().catch(() => fallback);
      if (banks !== fallback) known = { banks, until: after(now, LIST_LIFE) };
      return banks;
    },

    async holderOf({ accountNumber, bankCode }) {
      const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode });
      const response = await get(`/bank/resolve?${query}`).catch(() => {
        throw unavailable();
      });
      // 400 and 422: Paystack could not resolve it. Its words are for developers; ours are said by the caller.
      if (response.status === 400 || response.status === 404 || response.status === 422) return undefined;
      const answer = z.safeParse(resolveAnswer, await response.json().catch(() => undefined));
      if (!response.ok || !answer.success) throw unavailable();
      return answer.data.data.account_name;
    },
  };
}
