import { expect, it } from 'vitest';
import { paymentDetailsText, transactionPaymentText } from './payment-details';

it.each([
  [{ cardType: 'visa', cardLast4: '4081', channel: 'card' }, 'Visa ending 4081'],
  [{ cardLast4: '4081' }, 'Card ending 4081'],
  [{ channel: 'ussd' }, 'USSD'],
  [{ channel: 'mobile_money' }, 'Mobile money'],
  [{}, 'Not reported'],
])('paymentDetailsText describes how a customer paid: %o', (payment, text) => {
  expect(paymentDetailsText(payment)).toBe(text);
});

it('transactionPaymentText reads the masked card number, or else the channel', () => {
  expect(transactionPaymentText({ cardType: 'verve', cardNumber: '**** 0926' })).toBe(
    'Verve ending 0926',
  );
  expect(transactionPaymentText({ paymentChannel: 'bank_transfer' })).toBe('Bank transfer');
});
