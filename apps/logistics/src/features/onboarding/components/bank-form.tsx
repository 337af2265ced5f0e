import { Lock } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { AccountFields, useAccountHolder } from '@market/console/banking/account-fields';
import {
  partnerBankSchema,
  type PartnerApplication,
  type PartnerBank,
} from '@market/domain/shipping/partner-onboarding';
import { Alert } from '@market/ui/alert';
import { Link } from '@market/ui/link';
import { FormAlert } from '@market/web-kit/form-alert';
import { NativeSelectField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';

interface BankFormProps {
  id: string;
  /** The saved account. To change it, the partner enters its number again. */
  saved: PartnerApplication['bankDetails'];
  /** The next step, for partners who keep the saved account. */
  nextHref: string;
  onSave: (bankDetails: PartnerBank) => Promise<unknown>;
}

/** An empty type means that the account has no code. The request then omits the type. */
const formSchema = z.extend(partnerBankSchema, {
  type: z.optional(z.enum(['', 'sort', 'swift', 'iban'])),
});

const codeTypes = [
  { value: '', label: 'None' },
  { value: 'sort', label: 'Sort code' },
  { value: 'swift', label: 'SWIFT' },
  { value: 'iban', label: 'IBAN' },
];

/** Step 2: the account that the partner's share of delivery fees is paid to. */
export function BankForm({ id, saved, nextHref, onSave }: BankFormProps) {
  const form = useContractForm(formSchema, {
    bankCode: saved?.bankCode ?? '',
    accountNumber: '',
    branch: saved?.branch,
    type: saved?.type ?? '',
    code: saved?.code,
  });
  const { control } = form;
  const [accountNumber, bankCode] = useWatch({ control, name: ['accountNumber', 'bankCode'] });
  const holder = useAccountHolder({ accountNumber, bankCode });
  const submit = form.submit(({ type, ...account }) =>
    onSave({ ...account, ...(type && { type }) }),
  );
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4">
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <p className="-mt-3 text-sm text-text-2">
        Your share of the delivery fees is paid to this account.
      </p>
      {saved && (
        <Alert tone="neutral">
          {`Saved: ${saved.bankName}, ${saved.accountName}, •••• ${saved.accountNumberLast4}. Enter an account to replace it, or `}
          <Link className="link touch-area" to={nextHref}>
            keep this account
          </Link>
          .
        </Alert>
      )}
      <AccountFields control={control} bank="bankCode" number="accountNumber" holder={holder} />
      <TextField control={control} name="branch" label="Branch" optional />
      <div className="grid grid-cols-2 items-start gap-3">
        <NativeSelectField control={control} name="type" label="Code type" options={codeTypes} />
        <TextField control={control} name="code" label="Code" optional />
      </div>
      <Alert tone="info" icon={<Lock size={18} />}>
        Only you and the staff who pay partners can see this account.
      </Alert>
    </form>
  );
}
