import { formatDateTime } from '@market/domain/lagos-time';
import type { BankAccountRow } from './banking.repository';

interface ChangedBankAccount {
  readonly to: string;
  readonly firstName: string;
  readonly platformName: string;
  readonly account: BankAccountRow;
  readonly heldUntil: Date;
}

export const bankAccountChangedMail = ({
  to,
  firstName,
  platformName,
  account,
  heldUntil,
}: ChangedBankAccount) => ({
  kind: 'bank-account-changed',
  to,
  subject: 'Your bank account was changed',
  text: [
    `Hello ${firstName},`,
    `${platformName} now pays your store to ${account.accountName} at ${account.bankName}, account ending in ${account.accountNumber.slice(-4)}. Payouts that you have already requested go to the previous account. You can request new payouts from ${formatDateTime(heldUntil)}. Your store stays open.`,
    'If this was not you, change your password immediately.',
  ].join('\n\n'),
});
