import * as z from 'zod/mini';
import { MAX_KOBO } from '@market/domain/money';
import { invalid } from '../../../platform/errors';

/**
 * A test transfer. Each form has its own id, so that pressing its button twice sends the transfer
 * once.
 */
const transferForm = z.object({
  id: z.uuid(),
  amount: z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(2 * MAX_KOBO)),
  ),
});

/**
 * The bank is empty until the customer chooses one. The code of an unknown bank shows the choice
 * again.
 */
const bankForm = z.object({ bank: z._default(z.string().check(z.maxLength(10)), '') });

const ussdAnswerForm = z.object({ result: z.enum(['paid', 'declined']) });
const USSD_REFUSAL = 'There is not enough money in the account.';

const createReader =
  <S extends z.core.$ZodType>(schema: S) =>
  (body: unknown): z.output<S> => {
    const parsed = z.safeParse(schema, body);
    if (parsed.success) return parsed.data;
    throw invalid('form', 'This form is incomplete. Open the page again.');
  };

/** Both readers throw 422 when a field is missing or invalid. */
export const readTransfer = createReader(transferForm);
export const readBank = createReader(bankForm);

/** Why the bank declines. Undefined when it accepts. */
export const readUssdAnswer = (body: unknown): string | undefined =>
  createReader(ussdAnswerForm)(body).result === 'paid' ? undefined : USSD_REFUSAL;
