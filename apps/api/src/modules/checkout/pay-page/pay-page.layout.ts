import { pluralise } from '@market/domain/pluralise';
import { imageUrl } from '@market/domain/image';
import { formatTime, lagosDate } from '@market/domain/lagos-time';
import { formatKobo } from '@market/domain/money';
import { escapeHtml } from '@market/domain/escape-html';
import { shortArrivesText } from '@market/domain/shipping/promise-text';
import type { SandboxPayment } from '../../payment-providers';
import type { PayPageCheckout } from '../checkout.service';
import { payPageDocument, type FrameOptions, type PayPageSite } from './pay-page.document';
import { icon } from './pay-page.icons';

export interface PayPage extends PayPageCheckout {
  readonly payment: SandboxPayment;
  readonly now: Date;
}

export const pagePath = ({ reference }: Pick<SandboxPayment, 'reference'>): string =>
  `/pay/${encodeURIComponent(reference)}`;

/** An amount with the kobo in small type, as the shop shows prices. */
function largeAmount(kobo: number, className: string): string {
  const text = formatKobo(kobo);
  return `<span class="price ${className}">${text.slice(0, -3)}<span class="k">${text.slice(-3)}</span></span>`;
}

function orderLine({ quote }: PayPageCheckout): string {
  const stores = quote.stores.length;
  return `${pluralise(quote.stores.flatMap((store) => store.lines).length, 'product')} from ${stores === 1 ? escapeHtml(quote.stores[0]?.storeName ?? '') : pluralise(stores, 'store')}`;
}

/** HTML: `Arrives Tue 24 Nov, ₦18,500.00 delivery`, in the words of the shop. */
const arrivalText = (
  days: Parameters<typeof shortArrivesText>[0],
  fee: number,
  today: string,
): string =>
  `<b>${escapeHtml(shortArrivesText(days, today))}</b>, ${fee === 0 ? '<span class="ok">Free delivery</span>' : `${formatKobo(fee)} delivery`}`;

function itemList({ quote, lines, now }: PayPage): string {
  const today = lagosDate(now);
  return quote.stores
    .flatMap(({ delivery, shippingFee, lines }) =>
      lines.map((line, index) => ({
        ...line,
        // Said once for each store, below its last product.
        arrival:
          index === lines.length - 1 && delivery && arrivalText(delivery, shippingFee, today),
      })),
    )
    .map(({ variantId, name, quantity, unitPrice, arrival }) => {
      const sold = lines.find((line) => line.variantId === variantId);
      const picture =
        sold?.image === undefined
          ? ''
          : `<img src="${escapeHtml(imageUrl(sold.image, 160))}" width="56" height="56" alt="" loading="lazy">`;
      const options = [sold?.variantLabel, `×\u00a0${quantity}`].filter(Boolean).join(' ');
      return `<li><span class="well">${picture}</span><div><p class="name">${escapeHtml(name)}</p><p class="small">${escapeHtml(options)}</p></div><b class="num">${formatKobo(unitPrice * quantity)}</b>${arrival ? `<p class="arrival small num">${arrival}</p>` : ''}</li>`;
    })
    .join('');
}

function totals({ quote }: PayPageCheckout): string {
  const { subtotal, discount, shippingFeeTotal, total, appliedCoupons } = quote;
  const names = appliedCoupons.flatMap(({ code }) => code ?? []).join(', ');
  const discountRow =
    discount > 0
      ? `<dt>${names ? `Coupon ${escapeHtml(names)}` : 'Discount'}</dt><dd class="off">${formatKobo(-discount)}</dd>`
      : '';
  return `<dl class="sums"><dt>Subtotal</dt><dd>${formatKobo(subtotal)}</dd>${discountRow}<dt>Delivery</dt>${shippingFeeTotal === 0 ? '<dd class="off">Free</dd>' : `<dd>${formatKobo(shippingFeeTotal)}</dd>`}<dt class="sum">To pay</dt><dd class="sum">${largeAmount(total, 'mid')}</dd></dl>`;
}

/** The word before the time: "until". The script changes it to "for". */
export const reservedUntilWord = '<span id="held">until</span>';

/** The time until which the items are held. The script counts it down. */
export function reservedUntilTime({ expiresAt, now }: Pick<PayPage, 'expiresAt' | 'now'>): string {
  const seconds = Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1000));
  return `<b class="num" id="time" role="timer" data-seconds="${seconds}">${formatTime(expiresAt)}</b>`;
}

const reservationTimer = (page: PayPage): string =>
  `<div class="hold" id="hold"><p>${icon('timer')}<span>Your items are reserved ${reservedUntilWord}</span>${reservedUntilTime(page)}</p><div class="bar" hidden><i id="bar"></i></div></div>`;

interface Action {
  /** HTML of the card with the next step. */
  readonly step: string;
  /** HTML of the section with the results that can be tried in test mode. */
  readonly tests: string;
  readonly cancelLabel?: string;
}

export function payPageLayout(
  site: PayPageSite,
  page: PayPage,
  { step, tests, cancelLabel = 'Cancel and go back to checkout' }: Action,
  frame: FrameOptions,
): string {
  const { payment } = page;
  return payPageDocument(
    site,
    `<div class="wrap pay"><div class="left">
<div><h1 class="payee">Pay ${escapeHtml(site.platformName)}</h1>
<p>${largeAmount(payment.amount, 'big')}</p>
<p class="quiet">${orderLine(page)}. Receipt to ${escapeHtml(payment.email)}</p></div>
<div class="card step">${step}
<button class="cancel" form="cancel">${icon('back')}${escapeHtml(cancelLabel)}</button></div>
<form id="cancel" method="post" action="${pagePath(payment)}/cancel"></form>
${tests}</div>
<aside class="order" aria-label="What you pay for"><div class="card bought"><h2>Your order</h2><ul>${itemList(page)}</ul>${totals(page)}</div>${reservationTimer(page)}</aside></div>`,
    { channel: payment.channel, ...frame },
  );
}

interface Test {
  readonly title: string;
  readonly label: string;
  readonly tone: 'ok' | 'bad' | 'warn';
  /** HTML of the button. */
  readonly button: string;
}

export const testActions = (heading: string, hint: string, tests: readonly Test[]): string =>
  `<section class="card cards"><h2>${heading}</h2>
<p class="small">${hint}</p>
<ul>${tests.map(({ title, label, tone, button }) => `<li><div><p class="num">${title}</p><p class="tag ${tone}">${escapeHtml(label)}</p></div>${button}</li>`).join('')}</ul>
</section>`;
