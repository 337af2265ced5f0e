import { useMutation, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { fullName } from '@market/domain/accounts/person-name';
import { bankAccountChangeSchema, newBankAccountSchema } from '@market/domain/banking/bank-account';
import { matchesAccountHolder } from '@market/domain/banking/holder-name';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { AccountFields, useAccountHolder } from '@market/console/banking/account-fields';
import { FormAlert } from '@market/web-kit/form-alert';
import { PasswordField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { STEP_PARAM } from '../model/set-up';
import { addBankAccount, changeBankAccount } from '../store.mutations';
import { merchantProfileQuery } from '../store.queries';

/** Payouts to an account in another name are allowed, but may be a mistake. */
function HolderWarning({ holder }: { holder: string }) {
  const { api } = useServices();
  const { data: profile } = useQuery(merchantProfileQuery(api));
  if (
    !profile ||
    matchesAccountHolder(holder, {
      person: fullName(profile),
      businesses: [profile.store.storeName],
    })
  )
    return null;
  return (
    <Alert tone="warning" announce>
      {`This account is in the name of ${holder}, which is neither your name (${fullName(profile)}) nor your store’s (${profile.store.storeName}). Check that this is the account for your payouts. You can still save it.`}
    </Alert>
  );
}

/** The first account can be saved once its account name has been looked up. */
export function NewBankForm({ onSaved }: { onSaved: () => void }) {
  const { api } = useServices();
  const form = useContractForm(newBankAccountSchema, { accountNumber: '', bankCode: '' });
  const add = useMutation(addBankAccount(api));
  const [accountNumber, bankCode] = useWatch({
    control: form.control,
    name: ['accountNumber', 'bankCode'],
  });
  const holder = useAccountHolder({ accountNumber, bankCode });
  const guard = useLeaveGuard(useIsDirty(form.control).isDirty, {
    stepParam: STEP_PARAM,
  });
  const submit = form.submit(async (body) => {
    await add.mutateAsync({ body });
    guard.release();
    onSaved();
  });
  return (
    <form onSubmit={submit} noValidate className="grid max-w-120 gap-4">
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <AccountFields
        control={form.control}
        bank="bankCode"
        number="accountNumber"
        holder={holder}
      />
      {holder.data && <HolderWarning holder={holder.data.account_name} />}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        disabled={!holder.data}
        busy={add.isPending}
        busyLabel="Saving…"
      >
        Save bank account
      </Button>
      {guard.dialog}
    </form>
  );
}

interface ChangeBankFormProps {
  onSaved: () => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

/** Changing the account requires the password, and puts payouts on hold for a day. */
export function ChangeBankForm({ onSaved, onDirtyChange }: ChangeBankFormProps) {
  const { api } = useServices();
  const form = useContractForm(bankAccountChangeSchema, {
    accountNumber: '',
    bankCode: '',
    password: '',
  });
  const change = useMutation(changeBankAccount(api));
  const [accountNumber, bankCode] = useWatch({
    control: form.control,
    name: ['accountNumber', 'bankCode'],
  });
  const holder = useAccountHolder({ accountNumber, bankCode });
  const guard = useLeaveGuard(useIsDirty(form.control).isDirty, {
    stepParam: STEP_PARAM,
    onDirtyChange,
  });
  const submit = form.submit(async (body) => {
    await change.mutateAsync({ body });
    guard.release();
    onSaved();
  });
  return (
    <form onSubmit={submit} noValidate className="grid max-w-120 gap-4">
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <Alert tone="warning">
        Payouts are held for 24 hours after a change of account, to protect you from fraud. Payouts
        that you have already requested go to the previous account.
      </Alert>
      <AccountFields
        control={form.control}
        bank="bankCode"
        number="accountNumber"
        holder={holder}
      />
      {holder.data && <HolderWarning holder={holder.data.account_name} />}
      <PasswordField control={form.control} name="password" label="Your password" />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        disabled={!holder.data}
        busy={change.isPending}
        busyLabel="Saving…"
      >
        Change bank account
      </Button>
      {guard.dialog}
    </form>
  );
}
