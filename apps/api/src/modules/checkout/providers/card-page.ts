import { pluralise } from '@market/domain/pluralise';
import { imageUrl } from '@market/domain/image';
import { formatTime, lagosDate } from '@market/domain/lagos-time';
import { formatKobo } from '@market/domain/money';
import { escapeHtml } from '@market/domain/escape-html';
import { shortDaysText } from '@market/domain/shipping/promise-text';
import type { CardPageCheckout } from '../checkout.service';
import type { CardField } from './card-form';
import { cardFrame, type CardPageSite } from './card-page.frame';
import { icon } from './card-page.icons';
import { inFours, testCards } from './sandbox-cards';

export interface CardPage extends CardPageCheckout {
  readonly reference: string;
  readonly amount: number;
  readonly email: string;
  readonly now: Date;
  readonly errors?: Partial<Record<CardField, string>> | undefined;
  readonly values?: Partial<Record<CardField, string>> | undefined;
}

interface FieldOptions {
  readonly label: string;
  readonly note?: string;
  readonly autocomplete: string;
  readonly placeholder: string;
  readonly length: number;
}

function field(
  name: CardField,
  { label, note = '', autocomplete, placeholder, length }: FieldOptions,
  { errors, values }: CardPage,
): string {
  const error = errors?.[name];
  return `<div class="field">
<label for="${name}">${label}${note && ` <i>${note}</i>`}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${length}" required value="${escapeHtml(values?.[name] ?? '')}"${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}>
${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
</div>`;
}

const testCard = ({ number, label, tone }: (typeof testCards)[number]): string =>
  `<li><div><p class="num">${inFours(number)}</p><p class="tag ${tone}">${escapeHtml(label)}</p></div><button type="button" class="btn" data-card="${inFours(number)}" hidden>Use<span class="vh"> card ${inFours(number)}</span></button></li>`;

/** An amount with small kobo, as the shop shows prices. */
export function bigAmount(kobo: number, className: string): string {
  const text = formatKobo(kobo);
  return `<span class="price ${className}">${text.slice(0, -3)}<span class="k">${text.slice(-3)}</span></span>`;
}

function orderLine({ quote }: CardPageCheckout): string {
  const stores = quote.stores.length;
  return `${pluralise(quote.stores.flatMap((store) => store.lines).length, 'product')} from ${stores === 1 ? escapeHtml(quote.stores[0]?.storeName ?? '') : pluralise(stores, 'store')}`;
}

function goods({ quote, lines, now }: CardPage): string {
  const today = lagosDate(now);
  return quote.stores
    .flatMap(({ delivery, lines }) => lines.map((line) => ({ ...line, delivery })))
    .map(({ variantId, name, quantity, unitPrice, delivery }) => {
      const sold = lines.find((line) => line.variantId === variantId);
      const picture =
        sold?.image === undefined
          ? ''
          : `<img src="${escapeHtml(imageUrl(sold.image, 160))}" width="56" height="56" alt="" loading="lazy">`;
      const details = [
        [sold?.variantLabel, `×\u00a0${quantity}`].filter(Boolean).join(' '),
        ...(delivery ? [`Arrives ${shortDaysText(delivery, today)}`] : []),
      ];
      return `<li><span class="well">${picture}</span><div><p class="name">${escapeHtml(name)}</p>${details.map((text) => `<p class="small">${escapeHtml(text)}</p>`).join('')}</div><b class="num">${formatKobo(unitPrice * quantity)}</b></li>`;
    })
    .join('');
}

function totals({ quote }: CardPageCheckout): string {
  const { subtotal, discount, shippingFeeTotal, total, appliedCoupons } = quote;
  const names = appliedCoupons.flatMap(({ code }) => code ?? []).join(', ');
  const off =
    discount > 0
      ? `<dt>${names ? `Coupon ${escapeHtml(names)}` : 'Discount'}</dt><dd class="off">${formatKobo(-discount)}</dd>`
      : '';
  return `<dl class="sums"><dt>Subtotal</dt><dd>${formatKobo(subtotal)}</dd>${off}<dt>Delivery</dt><dd>${formatKobo(shippingFeeTotal)}</dd><dt class="sum">To pay</dt><dd class="sum">${bigAmount(total, 'mid')}</dd></dl>`;
}

/** "until" or, with the script, "for". */
export const heldWord = '<span id="held">until</span>';

/** The time until which the items are held. The script counts it down. */
export function heldTime({ expiresAt, now }: Pick<CardPage, 'expiresAt' | 'now'>): string {
  const seconds = Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1000));
  return `<b class="num" id="time" role="timer" data-seconds="${seconds}">${formatTime(expiresAt)}</b>`;
}

const hold = (page: CardPage): string =>
  `<div class="hold" id="hold"><p>${icon('timer')}<span>Your items are held ${heldWord}</span>${heldTime(page)}</p><div class="bar" hidden><i id="bar"></i></div></div>`;

/** The card form. Works without its script. */
export function cardPage(site: CardPageSite, page: CardPage): string {
  const { reference, amount, email } = page;
  const action = `/pay/${encodeURIComponent(reference)}`;
  return cardFrame(
    site,
    page.errors ? 'Check the card details' : 'Pay by card',
    `<div class="wrap pay"><div class="left">
<div><h1 class="payee">Pay ${escapeHtml(site.platformName)}</h1>
<p>${bigAmount(amount, 'big')}</p>
<p class="quiet">${orderLine(page)}. Receipt to ${escapeHtml(email)}</p></div>
<form class="card form" method="post" action="${action}" novalidate>
${field('number', { label: 'Card number', note: 'Verve, Mastercard or Visa', autocomplete: 'cc-number', placeholder: '0000 0000 0000 0000', length: 23 }, page)}
<div class="two">
${field('expiry', { label: 'Expiry date', autocomplete: 'cc-exp', placeholder: 'MM / YY', length: 7 }, page)}
${field('cvv', { label: 'Security code', autocomplete: 'cc-csc', placeholder: '3 digits', length: 4 }, page)}
</div>
<button class="btn primary block">${icon('lock')}Pay ${formatKobo(amount)}</button>
<button class="cancel" form="cancel">${icon('back')}Cancel and go back to check-out</button>
</form>
<form id="cancel" method="post" action="${action}/cancel"></form>
<section class="card cards">
<h2>Test cards</h2>
<p class="small">Any future date and any three digits.</p>
<ul>${testCards.map(testCard).join('')}</ul>
</section></div>
<aside class="order" aria-label="What you pay for"><div class="card bought"><h2>Your order</h2><ul>${goods(page)}</ul>${totals(page)}</div>${hold(page)}</aside></div>`,
    'Use a test card below.',
  );
}
