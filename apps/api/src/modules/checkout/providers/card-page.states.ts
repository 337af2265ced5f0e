import { buyNowSearch } from '@market/domain/checkout/buy-now';
import type { PaymentOutcome, Quote } from '@market/domain/checkout/checkout';
import { getPaymentState, type PaymentStateName } from '@market/domain/checkout/payment-state';
import { formatDateTime } from '@market/domain/lagos-time';
import { formatKobo } from '@market/domain/money';
import { escapeHtml } from '@market/domain/escape-html';
import { heldTime, heldWord, type CardPage } from './card-page';
import { cardFrame, type CardPageSite } from './card-page.frame';
import { icon, type IconName } from './card-page.icons';
import type { SandboxPayment } from './sandbox.repository';

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
}

const link = (href: string, label: string, className = ''): string =>
  `<a class="btn ${className}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
const primary = (href: string, label: string): string => link(href, label, 'primary');

const noticePage = (
  site: CardPageSite,
  { icon: name, tone = '', title, body, actions, facts = [] }: Notice,
): string =>
  cardFrame(
    site,
    title,
    `<div class="wrap"><section class="card state"><span class="sign ${tone}">${icon(name, 34)}</span>
<h1>${escapeHtml(title)}</h1>
${body}
<div class="actions">${actions.join('')}</div>
${facts.length > 0 ? `<dl class="facts">${facts.map(([term, fact]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(fact)}</dd>`).join('')}</dl>` : ''}
</section></div>`,
  );

const looks: Readonly<Record<PaymentStateName, Pick<Notice, 'icon' | 'tone'>>> = {
  paid: { icon: 'check', tone: 'ok' },
  open: { icon: 'timer' },
  declined: { icon: 'cross', tone: 'bad' },
  checking: { icon: 'refresh' },
  failed: { icon: 'cross', tone: 'bad' },
  expired: { icon: 'timer', tone: 'warn' },
  replaced: { icon: 'refresh', tone: 'warn' },
  already_paid: { icon: 'check', tone: 'ok' },
  refunded: { icon: 'undo', tone: 'warn' },
};

const resultOf = (shop: string, reference: string): string =>
  `${shop}/checkout/return?reference=${encodeURIComponent(reference)}`;

function actionsOf(
  name: PaymentStateName,
  { items, replacement }: PaymentOutcome,
  reference: string,
  shop: string,
): string[] {
  const here = `/pay/${encodeURIComponent(reference)}`;
  const order =
    replacement?.status === 'paid'
      ? [primary(resultOf(shop, replacement.reference), 'See your order')]
      : [];
  if (name === 'paid') return [primary(resultOf(shop, reference), 'See your order')];
  if (name === 'checking') return [link(here, 'Check again')];
  if (name === 'declined')
    return [
      primary(`${here}?card=another`, 'Try another card'),
      '<button class="btn" form="cancel">Cancel and go back</button>',
    ];
  if (replacement?.status === 'pending')
    return [
      primary(replacement.authorizationUrl, 'Go on to the newer payment'),
      link(`${shop}/cart`, 'See the cart'),
    ];
  return [
    ...(order.length > 0
      ? order
      : [primary(`${shop}/checkout${buyNowSearch(items)}`, 'Back to check-out')]),
    link(`${shop}/cart`, 'See the cart'),
  ];
}

const namesOf = ({ stores }: Quote): string =>
  stores.flatMap(({ lines }) => lines.map(({ name }) => name)).join(', ');

/** Whether the items of an ended payment can still be bought, and for how much. */
function itemsNow({ quote, available }: Pick<CardPage, 'quote' | 'available'>): Fact[] {
  if (!available) return [['Items', namesOf(quote)]];
  const { quote: now, soldOut } = available;
  const facts: Fact[] = soldOut.length > 0 ? [['Sold out', soldOut.join(', ')]] : [];
  if (!now) return facts;
  const change = now.total - quote.total;
  const compared =
    change === 0
      ? 'no change'
      : `${formatKobo(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than before`;
  return [
    ['Still in stock', namesOf(now)],
    ...facts,
    ['Total now', `${formatKobo(now.total)}, ${compared}`],
  ];
}

/**
 * Every state except the open form: what happened, whether money was taken, and what to do next.
 */
export function statePage(
  site: CardPageSite,
  page: Pick<CardPage, 'outcome' | 'expiresAt' | 'quote' | 'available' | 'now'>,
  payment: SandboxPayment,
): string {
  const { outcome } = page;
  const { reference, amount, email, cardLast4, paidAt } = payment;
  const { name, title, text } = getPaymentState(outcome);
  const reason =
    name === 'declined' || name === 'failed' || name === 'refunded'
      ? outcome.failureReason
      : undefined;
  const why = reason === undefined ? '' : `<b>${escapeHtml(reason)}</b> `;
  const action = `/pay/${encodeURIComponent(reference)}`;
  const receipt =
    name === 'paid' || name === 'refunded'
      ? [
          ['Card', `Visa ending ${cardLast4 ?? ''}`] as const,
          ['Reference', reference] as const,
          ...(paidAt ? [['Time', formatDateTime(paidAt)] as const] : []),
          ['Receipt', email] as const,
        ]
      : [];
  const requestFacts = name === 'expired' || name === 'failed' ? itemsNow(page) : [];
  // "Your items are still held", and how long.
  const said =
    name === 'declined'
      ? escapeHtml(text).replace(/\.$/, ` ${heldWord} ${heldTime(page)}.`)
      : escapeHtml(text);
  const body = [
    name === 'paid'
      ? `<p class="paid num" data-go="${escapeHtml(resultOf(site.shop, reference))}">${formatKobo(amount)}</p>`
      : '',
    `<p>${why}${said}</p>`,
    name === 'paid' ? `<p>Taking you back to ${escapeHtml(site.platformName)} to see it.</p>` : '',
    name === 'checking'
      ? `<div class="bar wait" role="progressbar" aria-label="Waiting for the bank"><i></i></div><p class="small" data-check>Keep this page open. If you close it, we email you when your order is placed.</p>`
      : '',
    name === 'declined' ? `<form id="cancel" method="post" action="${action}/cancel"></form>` : '',
  ];
  return noticePage(site, {
    ...looks[name],
    title,
    body: body.join('\n'),
    actions: actionsOf(name, outcome, reference, site.shop),
    facts: [...receipt, ...requestFacts],
  });
}

export const unknownPage = (site: CardPageSite): string =>
  noticePage(site, {
    icon: 'question',
    title: 'We do not know this payment',
    body: '<p>The address may be incomplete. Nothing was taken from your card. If you have paid before, your orders are listed in your account.</p>',
    actions: [
      primary(`${site.shop}/cart`, 'See the cart'),
      link(`${site.shop}/orders`, 'See your orders'),
    ],
  });

export const troublePage = (
  site: CardPageSite,
  message: string,
  reference: string | undefined,
): string =>
  noticePage(site, {
    icon: 'cross',
    tone: 'bad',
    title: 'This page could not be shown',
    body: `<p>${escapeHtml(message)} A payment that went through is not lost, and you will not be charged twice.</p>`,
    actions: [
      ...(reference === undefined
        ? []
        : [primary(`/pay/${encodeURIComponent(reference)}`, 'Check again')]),
      link(`${site.shop}/cart`, 'See the cart'),
    ],
  });
