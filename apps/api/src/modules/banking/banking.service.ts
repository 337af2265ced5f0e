import { fullName } from '@market/domain/accounts/person-name';
import type { Bank, BankAccount, NewBankAccount } from '@market/domain/banking/bank-account';
import type { Config } from '../../config';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requireStore } from '../../platform/scope';
import { addMilliseconds, hours, type Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AccountsService, ThrottleService } from '../accounts';
import type { OutboxService } from '../outbox';
import type { StoresService } from '../stores';
import type { BankService } from './bank-service';
import { bankAccountChangedMail } from './banking-mails';
import { insertBankAccount, updateBankAccount, type BankAccountRow } from './banking.repository';

/**
 * Holder names are personal data: the limit allows for typing errors, but not for collecting names.
 */
const LOOKUP_LIMIT = { tries: 10, window: hours(1) };
const PAYOUT_HOLD = hours(24);

interface Deps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly banks: BankService;
  readonly throttle: Pick<ThrottleService, 'take'>;
  readonly accounts: Pick<AccountsService, 'profile' | 'requirePassword'>;
  readonly stores: Pick<StoresService, 'saveStep'>;
  readonly outbox: OutboxService;
  readonly config: Pick<Config, 'platformName'>;
}

/** The names of the account fields in the request. */
type AccountFields = Readonly<Record<'accountNumber' | 'bankCode', string>>;
type IdentifiedAccount = NewBankAccount & { bankName: string; accountName: string };

export const bankingService = ({
  clock,
  ids,
  banks,
  throttle,
  accounts,
  stores,
  outbox,
  config,
}: Deps) => {
  const lookUpAccount = async (
    { userId }: Principal,
    { accountNumber, bankCode }: NewBankAccount,
    fields: AccountFields = { accountNumber: 'accountNumber', bankCode: 'bankCode' },
  ): Promise<IdentifiedAccount> => {
    const bank = (await banks.list()).find(({ code }) => code === bankCode);
    if (!bank) throw invalid(fields.bankCode, 'Choose a bank from the list');
    const accountName = await banks.findHolder({ accountNumber, bankCode }, async () =>
      fullName(await accounts.profile(userId)),
    );
    if (accountName === undefined)
      throw invalid(
        fields.accountNumber,
        `${bank.name} has no account with this number. Check the number and the bank.`,
      );
    return { accountNumber, bankCode, bankName: bank.name, accountName };
  };

  return {
    list: async (): Promise<Bank[]> => [...(await banks.list())],

    /**
     * Returns the account to save, with the names of its bank and holder. Throws 422 on `fields`,
     * and 429.
     */
    async identify(
      principal: Principal,
      account: NewBankAccount,
      fields: AccountFields,
    ): Promise<IdentifiedAccount> {
      await throttle.take(`bank-save:${principal.userId}`, LOOKUP_LIMIT);
      return lookUpAccount(principal, account, fields);
    },

    async resolve(
      principal: Principal,
      account: NewBankAccount,
    ): Promise<{ account_number: string; account_name: string }> {
      await throttle.take(`bank-lookup:${principal.userId}`, LOOKUP_LIMIT);
      const { accountNumber, accountName } = await lookUpAccount(principal, account, {
        accountNumber: 'account_number',
        bankCode: 'bank_code',
      });
      return { account_number: accountNumber, account_name: accountName };
    },

    /** The last step of onboarding. Throws 409 when the store has an account. */
    async add(principal: Principal, account: NewBankAccount): Promise<BankAccount> {
      const scope = requireStore(principal);
      const identified = await lookUpAccount(principal, account);
      const saved = await stores.saveStep(scope, async (db) => {
        const saved = await insertBankAccount(db, {
          id: ids.next(),
          ...scope,
          ...identified,
          createdAt: clock.now(),
        });
        if (!saved) throw conflict('Your store already has a bank account. Change it instead.');
        return { saved, isChanged: false };
      });
      return toBankAccount(saved);
    },

    /**
     * Replaces the account after checking the password. New payouts are held for a day, payouts
     * already requested go to the previous account, and the owner is notified by email. The store
     * stays open, because the platform approves each payout before it is paid.
     */
    async update(
      principal: Principal,
      { password, ...account }: NewBankAccount & { password: string },
    ): Promise<BankAccount> {
      const scope = requireStore(principal);
      const { email, firstName } = await accounts.requirePassword(principal.userId, password);
      const identified = await lookUpAccount(principal, account);
      const saved = await stores.saveStep(scope, async (db, { bank }) => {
        if (bank?.accountNumber === account.accountNumber && bank.bankCode === account.bankCode)
          throw invalid('accountNumber', 'Your payouts already go to this account');
        const heldUntil = addMilliseconds(clock.now(), PAYOUT_HOLD);
        const saved = await updateBankAccount(db, scope, {
          ...identified,
          payoutsHeldUntil: heldUntil,
        });
        if (!saved) throw notFound('Your bank account');
        await outbox.mail(
          db,
          bankAccountChangedMail({
            to: email,
            firstName,
            platformName: config.platformName,
            account: saved,
            heldUntil,
          }),
        );
        return { saved, isChanged: false };
      });
      return toBankAccount(saved);
    },
  };
};

export type BankingService = ReturnType<typeof bankingService>;

const toBankAccount = ({
  id,
  bankName,
  bankCode,
  accountNumber,
  accountName,
  payoutsHeldUntil,
}: BankAccountRow): BankAccount => ({
  id,
  bankName,
  bankCode,
  accountNumberLast4: accountNumber.slice(-4),
  accountName,
  payoutsHeldUntil: payoutsHeldUntil?.toISOString(),
});
