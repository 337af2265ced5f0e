import type { Payer, ProviderPayment } from './provider';
import { oneTimeAccount, ussdBank } from './sandbox-banks';
import { sandboxFee } from './sandbox-cards';
import { getPaidAmount, type SandboxPayment } from './sandbox.repository';

const getFees = (payment: SandboxPayment): number =>
  payment.status === 'success' ? sandboxFee(getPaidAmount(payment)) : 0;

const isChecking = ({ status, checkingUntil }: SandboxPayment, now: Date): boolean =>
  status === 'pending' && checkingUntil !== null && checkingUntil > now;

function toPayer({
  channel,
  reference,
  email,
  bankCode,
  cardBin,
  cardLast4,
}: SandboxPayment): Payer {
  const payer = { email, channel, country: 'NG' };
  if (channel === 'bank_transfer') return { ...payer, bank: oneTimeAccount(reference).bank };
  if (channel === 'ussd') return { ...payer, bank: ussdBank(bankCode)?.name };
  return {
    ...payer,
    cardType: 'visa',
    cardBin: cardBin ?? undefined,
    cardLast4: cardLast4 ?? undefined,
    bank: 'Test Bank',
  };
}

export const toProviderPayment = (payment: SandboxPayment, now: Date): ProviderPayment => ({
  status: payment.status,
  amount: getPaidAmount(payment),
  transactionId: `sandbox-${payment.reference}`,
  fees: getFees(payment),
  ownFees: getFees(payment),
  failureReason: isChecking(payment, now) ? undefined : (payment.reason ?? undefined),
  isChecking: isChecking(payment, now),
  ...(payment.status === 'pending' && payment.received > 0 && { received: payment.received }),
  paidAt: payment.paidAt ?? undefined,
  payer: toPayer(payment),
});
