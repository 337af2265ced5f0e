import { randomUUID } from 'node:crypto';
import { escapeHtml } from '@market/domain/escape-html';
import { formatTime } from '@market/domain/lagos-time';
import { formatKobo } from '@market/domain/money';
import { oneTimeAccount, type SandboxPayment } from '../../payment-providers';
import type { PayPageSite } from './pay-page.document';
import { icon } from './pay-page.icons';
import { pagePath, payPageLayout, testActions, type PayPage } from './pay-page.layout';

/** ₦1,000, or half of a smaller amount. */
const testDifference = (missing: number): number => Math.min(100_000, Math.ceil(missing / 2));

const row = (term: string, value: string, copiedText?: string): string =>
  `<div class="row"><dt>${term}</dt><dd class="num">${escapeHtml(value)}</dd>${copiedText === undefined ? '' : `<dd><button type="button" class="btn copy" data-copy="${escapeHtml(copiedText)}" data-copied="${escapeHtml(term)} copied." hidden>${icon('copy', 16)}Copy<span class="vh"> the ${escapeHtml(term.toLowerCase())}</span></button></dd>`}</div>`;

const plainNaira = (kobo: number): string => (kobo / 100).toFixed(2);

/** A form with its own id, so that a repeated request does not send the transfer twice. */
const sendForm = (payment: SandboxPayment, amount: number): string =>
  `<form method="post" action="${pagePath(payment)}/transfer"><input type="hidden" name="id" value="${randomUUID()}"><input type="hidden" name="amount" value="${amount}"><button class="btn">Send<span class="vh"> ${formatKobo(amount)}</span></button></form>`;

export function testTransfers(payment: SandboxPayment, isLate = false): string {
  const missing = payment.amount - payment.received;
  const testAmount = testDifference(missing);
  const test = (amount: number, label: string, tone: 'ok' | 'warn') => ({
    title: formatKobo(amount),
    label,
    tone,
    button: sendForm(payment, amount),
  });
  return testActions(
    isLate ? 'Test a late transfer' : 'Test transfers',
    isLate
      ? 'The transfer pays for the items if they are still available. Otherwise it is refunded.'
      : 'What the bank would report to us.',
    isLate
      ? [test(missing, 'Arrives too late', 'warn')]
      : [
          test(missing, 'The whole amount: pays', 'ok'),
          test(missing - testAmount, 'Too little: waits for the rest', 'warn'),
          test(missing + testAmount, 'Too much: pays, and the excess is refunded', 'warn'),
        ],
  );
}

export function transferPage(site: PayPageSite, page: PayPage, poll: string): string {
  const { payment, expiresAt } = page;
  const { bank, number } = oneTimeAccount(payment.reference);
  const missing = payment.amount - payment.received;
  const arrived =
    payment.received === 0
      ? ''
      : `<p class="notice warn" role="status"><b>${formatKobo(payment.received)} has arrived, ${formatKobo(missing)} is missing.</b> Send the rest to the same account by ${formatTime(expiresAt)}. If it does not arrive in time, we refund what you sent.</p>`;
  return payPageLayout(
    site,
    page,
    {
      step: `<h2>${payment.received === 0 ? 'Transfer exactly this amount' : 'Send the rest'}</h2>
<p class="quiet">Use your bank’s app, internet banking or USSD. The account is for this payment only.</p>
${arrived}
<dl class="rows">
${row('Amount', formatKobo(missing), plainNaira(missing))}
${row('Account number', `${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`, number)}
${row('Bank', bank)}
${row('Account name', `${site.platformName} checkout`)}
</dl>
<div class="bar wait" role="progressbar" aria-label="Waiting for your transfer"><i></i></div>
<p class="small">This page continues automatically when the transfer arrives, usually within minutes. You can close it: we email you when your order is placed.</p>
<a class="btn block" href="${pagePath(payment)}">Check again</a>`,
      tests: testTransfers(payment),
      ...(payment.received > 0 && {
        cancelLabel: `Cancel and get ${formatKobo(payment.received)} back`,
      }),
    },
    {
      title: payment.received === 0 ? 'Pay by bank transfer' : 'Part of the amount is missing',
      hint: 'Send a test transfer below.',
      poll: { url: `${pagePath(payment)}/status`, state: poll },
    },
  );
}
