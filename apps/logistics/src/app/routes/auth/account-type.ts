import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

/** Shipping partners and platform staff sign in with different endpoints. */
const accountTypeSchema = z.catch(z.enum(['partner', 'admin']), 'partner');
export type AccountType = z.output<typeof accountTypeSchema>;

const PARAMETER = 'type';

/** The account type is kept in the URL, because emails link to `/reset/…?type=admin`. */
export function useAccountType(): readonly [AccountType, (type: AccountType) => void] {
  const [params, setParams] = useSearchParams();
  // The URL changes asynchronously, so local state shows the selection immediately.
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
