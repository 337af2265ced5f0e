import {
  bankSchema,
  resolvedAccountSchema,
  resolveQuerySchema,
} from '@market/domain/banking/bank-account';
import { endpoint } from '../../endpoint';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

export const list = endpoint({
  name: 'banks.list',
  base: 'bank',
  method: 'GET',
  path: '/bank',
  access: 'public',
  data: wholeList(bankSchema),
  failure: texts.wentWrong,
});

/**
 * The account holder's name is personal data, so only users who can save a bank account may look it
 * up.
 */
export const resolve = endpoint({
  name: 'banks.resolve',
  base: 'bank',
  method: 'GET',
  path: '/bank/resolve',
  access: ['merchant', 'partner'],
  query: resolveQuerySchema,
  data: resolvedAccountSchema,
  failure: 'Could not check this account. Try again later.',
});
