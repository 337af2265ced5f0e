import { buyNowSearch } from '@market/domain/checkout/buy-now';
import type { PaymentOutcome, Quote } from '@market/domain/checkout/checkout';
import type { PaymentChannel } from '@market/domain/checkout/payment-channel';
import { getPaymentState, type PaymentStateName } from '@market/domain/checkout/payment-state';
import { formatDateTime } from '@market/domain/lagos-time';
import { formatKobo } from '@market/domain/money';
import { escapeHtml } from '@market/domain/escape-html';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import {
  oneTimeAccount,
  ussdBank,
  getPaidAmount,
  type SandboxPayment,
} from '../../payment-providers';
import { payPageDocument, type PayPageSite } from './pay-page.document';
import { icon, type IconName } from './pay-page.icons';
import { reservedUntilTime, reservedUntilWord, pagePath, type PayPage } from './pay-page.layout';
import { testTransfers } from './transfer-page';

type Fact = readonly [term: string, fact: string];

interface Notice {
  readonly icon: IconName;
  readonly tone?: 'ok' | 'bad' | 'warn' | '';
  readonly title: string;
  /** HTML, already escaped. */
  readonly body: string;
  /** Buttons, the primary one first. */
  readonly actions: readonly string[];
  readonly facts?: readonly Fact[];
  /** HTML below the buttons. */
  readonly more?: string;
}

const link = (href: string, label: string, className = ''): string =>
  `<a class="btn ${className}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
const primaryLink = (href: string, label: string): string => link(href, label, 'primary');

const noticePage = (
  site: PayPageSite,
  { icon: name, tone = '', title, body, actions, facts = [], more = '' }: Notice,
  channel?: PaymentChannel,
): string =>
  payPageDocument(
    site,
    `<div class="wrap"><section class="card state"><span class="sign ${tone}">${icon(name, 34)}</span>
<h1>${escapeHtml(title)}</h1>
${body}
<div class="actions">${actions.join('')}</div>
${facts.length > 0 ? `<dl class="facts">${facts.map(([term, fact]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(fact)}</dd>`).join('')}</dl>` : ''}
</section>${more}</div>`,
    { title, ...(channel && { channel }) },
  );

const noticeStyles: Readonly<Record<PaymentStateName, Pick<Notice, 'icon' | 'tone'>>> = {
  paid: { icon: 'check', tone: 'ok' },
  open: { icon: 'timer' },
  underpaid: { icon: 'timer', tone: 'warn' },
  declined: { icon: 'cross', tone: 'bad' },
  checking: { icon: 'refresh' },
  failed: { icon: 'cross', tone: 'bad' },
  expired: { icon: 'timer', tone: 'warn' },
  replaced: { icon: 'refresh', tone: 'warn' },
  already_paid: { icon: 'check', tone: 'ok' },
  refunded: { icon: 'undo', tone: 'warn' },
};

const toResultUrl = (shop: string, reference: string): string =>
  `${shop}/checkout/return?reference=${encodeURIComponent(reference)}`;

function listActions(
  name: PaymentStateName,
  { items, replacement }: PaymentOutcome,
  payment: SandboxPayment,
  shop: string,
): string[] {
  const path = pagePath(payment);
  const order =
    replacement?.status === 'paid'
      ? [primaryLink(toResultUrl(shop, replacement.reference), 'See your order')]
      : [];
  if (name === 'paid') return [primaryLink(toResultUrl(shop, payment.reference), 'See your order')];
  if (name === 'checking') return [link(path, 'Check again')];
  if (name === 'declined')
    return [
      primaryLink(`${path}?again`, payment.channel === 'card' ? 'Try another card' : 'Try again'),
      '<button class="btn" form="cancel">Cancel and go back</button>',
    ];
  if (replacement?.status === 'pending')
    return [
      primaryLink(replacement.authorizationUrl, 'Continue to the newer payment'),
      link(`${shop}/cart`, 'View cart'),
    ];
  return [
    ...(order.length > 0
      ? order
      : [primaryLink(`${shop}/checkout${buyNowSearch(items)}`, 'Back to checkout')]),
    link(`${shop}/cart`, 'View cart'),
  ];
}

const listNames = ({ stores }: Quote): string =>
  stores.flatMap(({ lines }) => lines.map(({ name }) => name)).join(', ');

function availableItemFacts({ quote, available }: Pick<PayPage, 'quote' | 'available'>): Fact[] {
  if (!available) return [['Items', listNames(quote)]];
  const { quote: now, soldOut } = available;
  const facts: Fact[] = soldOut.length > 0 ? [['Sold out', soldOut.join(', ')]] : [];
  if (!now) return facts;
  const change = now.total - quote.total;
  const compared =
    change === 0
      ? 'no change'
      : `${formatKobo(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than before`;
  return [
    ['Still in stock', listNames(now)],
    ...facts,
    ['Total now', `${formatKobo(now.total)}, ${compared}`],
  ];
}

function receiptFacts({
  channel,
  reference,
  bankCode,
  cardLast4,
  paidAt,
  email,
}: SandboxPayment): Fact[] {
  const paidWith: Readonly<Record<PaymentChannel, Fact>> = {
    card: ['Card', `Visa ending ${cardLast4 ?? ''}`],
    bank_transfer: [
      'Transfer to',
      `${oneTimeAccount(reference).bank} ${oneTimeAccount(reference).number}`,
    ],
    ussd: ['Paid from', ussdBank(bankCode)?.name ?? 'Your bank'],
  };
  return [
    paidWith[channel],
    ['Reference', shortPaymentReference(reference)],
    ...(paidAt ? [['Time', formatDateTime(paidAt)] as const] : []),
    ['Receipt', email],
  ];
}

const statesWithReason: readonly PaymentStateName[] = ['declined', 'failed', 'refunded'];

/**
 * Every state except those in which the customer pays: what happened, whether money was taken, and
 * what to do next.
 */
export function paymentStatePage(site: PayPageSite, page: PayPage): string {
  const { outcome, payment } = page;
  const { reference, amount, channel, received } = payment;
  const { name, title, text } = getPaymentState(outcome);
  const reason = statesWithReason.includes(name) ? outcome.failureReason : undefined;
  const reasonHtml = reason === undefined ? '' : `<b>${escapeHtml(reason)}</b> `;
  // Adds the time to "Your items are still reserved".
  const message =
    name === 'declined'
      ? escapeHtml(text).replace(/\.$/, ` ${reservedUntilWord} ${reservedUntilTime(page)}.`)
      : escapeHtml(text);
  const excess =
    name === 'paid' && received > amount
      ? `<p>You sent <b>${formatKobo(received - amount)}</b> more than the price. We refund that to the account it came from.</p>`
      : '';
  const facts: Partial<Record<PaymentStateName, readonly Fact[]>> = {
    paid: receiptFacts(payment),
    refunded: [['Refunded', formatKobo(getPaidAmount(payment))], ...receiptFacts(payment)],
    expired: availableItemFacts(page),
    failed: availableItemFacts(page),
  };
  const body = [
    name === 'paid'
      ? `<p class="paid num"${excess ? '' : ` data-go="${escapeHtml(toResultUrl(site.shop, reference))}"`}>${formatKobo(amount)}</p>`
      : '',
    `<p>${reasonHtml}${message}</p>`,
    excess,
    name === 'paid' && !excess
      ? `<p>Taking you back to ${escapeHtml(site.platformName)} to see your order.</p>`
      : '',
    name === 'checking'
      ? `<div class="bar wait" role="progressbar" aria-label="Waiting for the bank"><i></i></div><p class="small" data-check>Keep this page open. If you close it, we email you when your order is placed.</p>`
      : '',
    name === 'declined'
      ? `<form id="cancel" method="post" action="${pagePath(payment)}/cancel"></form>`
      : '',
  ];
  const takesLateTransfers =
    name === 'expired' && channel === 'bank_transfer' && payment.status === 'pending';
  return noticePage(
    site,
    {
      ...noticeStyles[name],
      title,
      body: body.join('\n'),
      actions: listActions(name, outcome, payment, site.shop),
      facts: facts[name] ?? [],
      ...(takesLateTransfers && { more: testTransfers(payment, true) }),
    },
    channel,
  );
}

export const unknownPaymentPage = (site: PayPageSite): string =>
  noticePage(site, {
    icon: 'question',
    title: 'We cannot find this payment',
    body: '<p>The address may be incomplete. Nothing was taken from your card. If you have paid before, your orders are listed in your account.</p>',
    actions: [
      primaryLink(`${site.shop}/cart`, 'View cart'),
      link(`${site.shop}/orders`, 'See your orders'),
    ],
  });

export const errorPage = (
  site: PayPageSite,
  message: string,
  reference: string | undefined,
): string =>
  noticePage(site, {
    icon: 'cross',
    tone: 'bad',
    title: 'This page could not be shown',
    body: `<p>${escapeHtml(message)} If your payment went through, your order will appear in your account. You will not be charged twice.</p>`,
    actions: [
      ...(reference === undefined
        ? []
        : [primaryLink(`/pay/${encodeURIComponent(reference)}`, 'Check again')]),
      link(`${site.shop}/cart`, 'View cart'),
    ],
  });
