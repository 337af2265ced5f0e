import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import * as banks from '@market/api-client/contract/bank/banks';
import type { Queries } from '@market/api-client/queries';
import type { NewBankAccount } from '@market/domain/banking/bank-account';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { LinkButton } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { BankFields, type BankFieldsProps } from './bank-fields';

/**
 * The name that the bank has for this account. A failed lookup mostly means that there is no such
 * account, so it is not retried automatically.
 */
const accountHolderQuery = (api: Queries, { accountNumber, bankCode }: NewBankAccount) => ({
  ...api.query(banks.resolve, { query: { account_number: accountNumber, bank_code: bankCode } }),
  enabled: /^\d{10}$/.test(accountNumber) && bankCode !== '',
  retry: false,
  staleTime: 'static' as const,
});

/** Looks up the account name once the bank and the whole number are entered. */
export function useAccountHolder(account: NewBankAccount) {
  const { api } = useServices();
  return useQuery(accountHolderQuery(api, account));
}

interface AccountFieldsProps<Values extends FieldValues> extends BankFieldsProps<Values> {
  holder: ReturnType<typeof useAccountHolder>;
}

export function AccountFields<Values extends FieldValues>({
  control,
  bank,
  number,
  holder,
}: AccountFieldsProps<Values>) {
  return (
    <>
      <BankFields control={control} bank={bank} number={number} />
      <Field
        label="Account name"
        error={holder.error?.message}
        action={
          holder.isError && (
            <LinkButton className="text-sm" onClick={() => void holder.refetch()}>
              Check again
            </LinkButton>
          )
        }
        hint="The name that the bank has on record. Check that it is yours."
      >
        <Input
          readOnly
          value={holder.data?.account_name ?? ''}
          placeholder={holder.isFetching ? 'Checking…' : 'Filled in after the check'}
        />
      </Field>
    </>
  );
}
