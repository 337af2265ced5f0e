import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

/** Two kinds of account work in this app, each with its own calls: partners, and staff who sign in like admins. */
const accountTypeSchema = z.catch(z.enum(['partner', 'admin']), 'partner');
export type AccountType = z.output<typeof accountTypeSchema>;

const PARAMETER = 'type';

/** The kind chosen on these pages; it stands in the address, as in mailed links: `/reset/…?type=admin`. */
export function useAccountType(): readonly [AccountType, (type: AccountType) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (type: AccountType) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(PARAMETER, type);
        return next;
      },
      { replace: true },
    );
  return [accountTypeSchema.parse(params.get(PARAMETER)), choose];
}
