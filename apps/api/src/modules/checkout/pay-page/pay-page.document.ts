import type { PaymentChannel } from '@market/domain/checkout/payment-channel';
import { escapeHtml } from '@market/domain/escape-html';
import { icon } from './pay-page.icons';

export interface PayPageSite {
  readonly platformName: string;
  /** The storefront's origin. */
  readonly shop: string;
  /**
   * The shop's style sheet, with its fonts and tokens. Undefined when the storefront has not been
   * built.
   */
  readonly sheet: string | undefined;
}

const links = [
  ['/contact', 'Help'],
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy'],
] as const;

const channelTitles: Readonly<Record<PaymentChannel, string>> = {
  card: 'Card payment',
  bank_transfer: 'Bank transfer',
  ussd: 'USSD payment',
};

export interface FrameOptions {
  readonly title: string;
  /** What the tester can do on this page, shown in the test-mode banner. */
  readonly hint?: string;
  readonly channel?: PaymentChannel;
  /** Polls the payment's state, and reloads the page when it has changed. */
  readonly poll?: { readonly url: string; readonly state: string };
}

export const payPageDocument = (
  { platformName, shop, sheet }: PayPageSite,
  content: string,
  { title, hint = '', channel, poll }: FrameOptions,
): string => `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#17140f">
<title>${escapeHtml(title)} | ${escapeHtml(platformName)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheet === undefined ? '' : `<link rel="stylesheet" href="${escapeHtml(sheet)}">`}
<link rel="stylesheet" href="/pay/pay-page.css">
<script src="/pay/pay-page.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top"><div class="wrap">
<a class="brand" href="${shop}/"><span class="mark" aria-hidden="true">${escapeHtml(platformName.charAt(0).toUpperCase())}</span><span>${escapeHtml(platformName)}</span></a>
<span class="where">${icon('lock', 16)}${channel ? channelTitles[channel] : 'Payment'}</span>
</div></header>
<aside class="test" aria-label="Test mode"><p class="wrap">${icon('flask', 16)}<span><b>Test mode.</b> ${hint} No money moves.</span></p></aside>
<p class="vh" role="status" id="said"></p>
<main id="main"${poll ? ` data-poll="${escapeHtml(poll.url)}" data-state="${escapeHtml(poll.state)}"` : ''}>
${content}
</main>
<footer class="foot"><div class="wrap"><span>Payment page for ${escapeHtml(platformName)}</span><nav aria-label="Help and terms">${links.map(([path, label]) => `<a href="${shop}${path}">${label}</a>`).join('')}</nav></div></footer>
</body>
</html>
`;
