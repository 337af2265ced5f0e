import { expect, it } from 'vitest';
import { paidWithText, transactionPaidWithText } from './paid-with';

it.each([
  [{ cardType: 'visa', cardLast4: '4081', channel: 'card' }, 'Visa ending 4081'],
  [{ cardLast4: '4081' }, 'Card ending 4081'],
  [{ channel: 'ussd' }, 'USSD'],
  [{ channel: 'mobile_money' }, 'Mobile money'],
  [{}, 'Not reported'],
])('paidWithText describes how a customer paid: %o', (payment, text) => {
  expect(paidWithText(payment)).toBe(text);
});

it('transactionPaidWithText reads the masked card number, or else the channel', () => {
  expect(transactionPaidWithText({ cardType: 'verve', cardNumber: '**** 0926' })).toBe(
    'Verve ending 0926',
  );
  expect(transactionPaidWithText({ paymentChannel: 'bank_transfer' })).toBe('Bank transfer');
});
