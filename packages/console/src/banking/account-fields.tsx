import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import * as banks from '@market/api-client/contract/bank/banks';
import type { Queries } from '@market/api-client/queries';
import type { NewBankAccount } from '@market/domain/banking/bank-account';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { LinkButton } from '@market/ui/link';
import { ComboboxField, TextField } from '@market/web-kit/form-fields';
import { useServices } from '@market/web-kit/services';

const banksQuery = (api: Queries) => ({
  ...api.query(banks.list),
  staleTime: 'static' as const,
});

/** The account name at the bank. A failed lookup is a result, so it is not retried. */
const accountHolderQuery = (api: Queries, { accountNumber, bankCode }: NewBankAccount) => ({
  ...api.query(banks.resolve, { query: { account_number: accountNumber, bank_code: bankCode } }),
  enabled: /^\d{10}$/.test(accountNumber) && bankCode !== '',
  retry: false,
  staleTime: 'static' as const,
});

/** Looks up the account name when bank and number are complete. */
export function useHolder(account: NewBankAccount) {
  const { api } = useServices();
  return useQuery(accountHolderQuery(api, account));
}

interface AccountFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  bank: FieldPath<Values>;
  number: FieldPath<Values>;
  holder: ReturnType<typeof useHolder>;
}

/** A bank account by bank and number, with the holder's name as the bank has it. */
export function AccountFields<Values extends FieldValues>({
  control,
  bank,
  number,
  holder,
}: AccountFieldsProps<Values>) {
  const { api } = useServices();
  const list = useQuery(banksQuery(api));
  return (
    <>
      {list.isError && (
        <Alert
          action={
            <Button
              size="sm"
              busy={list.isFetching}
              busyLabel="Trying…"
              onClick={() => void list.refetch()}
            >
              Try again
            </Button>
          }
        >
          {list.error.message}
        </Alert>
      )}
      <ComboboxField
        control={control}
        name={bank}
        label="Bank"
        placeholder="Choose a bank"
        loading={list.isPending}
        options={(list.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        control={control}
        name={number}
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        hint="10 digits"
      />
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
        hint="The name that the bank has on record. Check that it is yours"
      >
        <Input
          readOnly
          value={holder.data?.account_name ?? ''}
          placeholder={
            holder.isFetching ? 'Checking…' : 'Filled in when the number has been checked'
          }
        />
      </Field>
    </>
  );
}
