import {
  cashHolderPageSchema,
  newRemittanceSchema,
  remittanceDecisionSchema,
  remittancePageSchema,
  remittanceQuerySchema,
  remittanceSchema,
} from '@market/domain/cash/cash';
import { searchQuerySchema } from '@market/domain/paging';
import { endpoint } from '../../endpoint';
import { platformPayouts } from '../access';

/** Not in the spec: who holds cash from orders paid on delivery, largest balance first. */
export const holders = endpoint({
  name: 'cash.holders',
  method: 'GET',
  path: '/merchantReports/cash/holders',
  ...platformPayouts,
  query: searchQuerySchema,
  data: cashHolderPageSchema,
  failure: 'Could not get the cash collected. Try again later.',
});

/** Not in the spec: remittances of collected cash, latest first. */
export const remittances = endpoint({
  name: 'cash.remittances',
  method: 'GET',
  path: '/merchantReports/cash/remittances',
  ...platformPayouts,
  query: remittanceQuerySchema,
  data: remittancePageSchema,
  failure: 'Could not get the remittances. Try again later.',
});

/** Not in the spec: records that cash arrived at the bank. Someone else has to confirm it. */
export const record = endpoint({
  name: 'cash.record',
  method: 'POST',
  path: '/merchantReports/cash/remittances',
  ...platformPayouts,
  body: newRemittanceSchema,
  data: remittanceSchema,
  failure: 'Could not record the remittance. Try again later.',
});

/** Not in the spec: confirms or refuses a remittance that someone else recorded. */
export const decide = endpoint({
  name: 'cash.decide',
  method: 'PATCH',
  path: '/merchantReports/cash/remittances/:id',
  ...platformPayouts,
  body: remittanceDecisionSchema,
  data: remittanceSchema,
  failure: 'Could not save the decision. Try again later.',
});
