import type { BankAccountRow } from './banking.repository';

interface Changed {
  readonly to: string;
  readonly firstName: string;
  readonly platformName: string;
  readonly account: BankAccountRow;
}

export const bankAccountChangedMail = ({ to, firstName, platformName, account }: Changed) => ({
  kind: 'bank-account-changed',
  to,
  subject: 'Your bank account was changed',
  text: [
    `Hello ${firstName},`,
    `${platformName} now pays your store to ${account.accountName} at ${account.bankName}, account ending in ${account.accountNumber.slice(-4)}. Payouts are held for 24 hours, and your store is checked again before it goes on selling.`,
    'If this was not you, change your password at once.',
  ].join('\n\n'),
});
