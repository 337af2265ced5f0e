import {
  bankAccountChangeSchema,
  bankAccountSchema,
  newBankAccountSchema,
} from '@market/domain/banking/bank-account';
import { endpoint } from '../../endpoint';
import { storeOwner } from '../access';
import { texts } from '../texts';

/** The server looks up the account holder's name itself and never takes it from the request. */
export const add = endpoint({
  name: 'bankAccounts.add',
  method: 'POST',
  path: '/bank/add-bank',
  ...storeOwner,
  body: newBankAccountSchema,
  data: bankAccountSchema,
  failure: texts.wentWrong,
});

export const update = endpoint({
  name: 'bankAccounts.update',
  method: 'PUT',
  path: '/bank/update-bank',
  ...storeOwner,
  body: bankAccountChangeSchema,
  data: bankAccountSchema,
  failure: texts.updateFailed,
});
