import * as z from 'zod/mini';
import { MAX_KOBO } from '@market/domain/money';
import type { paystackClient } from '../../platform/paystack-client';
import type { PaymentProvider, SettledPayment } from './provider';
import {
  idSchema,
  instantSchema,
  koboSchema,
  referenceSchema,
  subtractAddedFees,
  text,
} from './paystack-schemas';

/** Sums of many payments. */
const sumOfKobo = z.int().check(z.minimum(0), z.maximum(100 * MAX_KOBO));
const settlementSchema = z
  .object({
    id: z.pipe(idSchema, z.transform(String)),
    status: z.enum(['success', 'processing', 'pending', 'failed']),
    currency: z.literal('NGN'),
    /** The payments less their fees. */
    total_amount: sumOfKobo,
    /** The amount that the bank received: `total_amount` less refunds and lost disputes. */
    effective_amount: sumOfKobo,
    settlement_date: z.iso.datetime({ offset: true }),
  })
  .check(
    z.refine(({ total_amount, effective_amount }) => effective_amount <= total_amount, {
      path: ['effective_amount'],
      error: 'expected at most the total',
    }),
  );

const settledSchema = z
  .object({
    reference: referenceSchema,
    status: z.enum(['success', 'reversed']),
    currency: z.literal('NGN'),
    amount: koboSchema,
    requested_amount: z.nullish(koboSchema),
    fees: z.int().check(z.minimum(0)),
    paid_at: instantSchema,
    channel: text,
  })
  .check(
    z.refine(({ amount, fees }) => fees <= amount, {
      path: ['fees'],
      error: 'expected at most the amount',
    }),
  );

const PER_PAGE = 100;
/** 100,000 rows, which is more than any day has. */
const MAX_PAGES = 1_000;

/** Only settlements that reached the bank count. */
export function paystackSettlements(
  call: ReturnType<typeof paystackClient>,
): Pick<PaymentProvider, 'settlements' | 'settledPayments'> {
  const readAllPages = async <S extends z.core.$ZodType>(schema: S, path: string) => {
    const rows: z.output<S>[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const found = await call(
        z.array(schema),
        'GET',
        `${path}${path.includes('?') ? '&' : '?'}perPage=${PER_PAGE}&page=${page}`,
      );
      rows.push(...found);
      if (found.length < PER_PAGE) break;
    }
    return rows;
  };

  return {
    async settlements(since) {
      const found = await readAllPages(
        settlementSchema,
        `/settlement?subaccount=none&from=${encodeURIComponent(since.toISOString())}`,
      );
      return found
        .filter(({ status }) => status === 'success')
        .map((settlement) => ({
          id: settlement.id,
          settledAt: new Date(settlement.settlement_date),
          total: settlement.total_amount,
          paid: settlement.effective_amount,
        }));
    },

    async settledPayments({ id, settledAt }): Promise<readonly SettledPayment[]> {
      const found = await readAllPages(
        settledSchema,
        `/settlement/${encodeURIComponent(id)}/transactions`,
      );
      return found.map(({ reference, paid_at, ...charged }) => ({
        reference,
        ...subtractAddedFees(charged),
        paidAt: paid_at ?? settledAt,
      }));
    },
  };
}
