import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

/** Two kinds of account work in this app, each with its own calls: partners, and staff who sign in like admins. */
const accountTypeSchema = z.catch(z.enum(['partner', 'admin']), 'partner');
export type AccountType = z.output<typeof accountTypeSchema>;

const PARAMETER = 'type';

/** The kind chosen on these pages; it stands in the address, as in mailed links: `/reset/…?type=admin`. */
export function useAccountType(): readonly [AccountType, (type: AccountType) => void] {
  const [params, setParams] = useSearchParams();
  // The address follows a moment later; what was pressed shows at once.
  const [type, setType] = useState(() => accountTypeSchema.parse(params.get(PARAMETER)));
  const choose = (next: AccountType) => {
    setType(next);
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set(PARAMETER, next);
        return changed;
      },
      { replace: true },
    );
  };
  return [type, choose];
}
