import {
  bankAccountChangeSchema,
  bankAccountSchema,
  newBankAccountSchema,
} from '@market/domain/banking/bank-account';
import { endpoint } from '../../kernel';
import { storeOwner } from '../access';
import { texts } from '../texts';

/** The holder's name is resolved by the server from number and bank, never taken from the form. */
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
