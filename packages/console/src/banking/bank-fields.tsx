import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import * as banks from '@market/api-client/contract/bank/banks';
import type { Queries } from '@market/api-client/queries';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { ComboboxField, TextField } from '@market/web-kit/form-fields';
import { useServices } from '@market/web-kit/services';

const banksQuery = (api: Queries) => ({
  ...api.query(banks.list),
  staleTime: 'static' as const,
});

export interface BankFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  bank: FieldPath<Values>;
  number: FieldPath<Values>;
}

export function BankFields<Values extends FieldValues>({
  control,
  bank,
  number,
}: BankFieldsProps<Values>) {
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
    </>
  );
}
