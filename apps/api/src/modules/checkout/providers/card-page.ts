import { formatTime } from '@market/domain/lagos-time';
import { formatKobo } from '@market/domain/money';
import { escapeHtml } from '../../../http/html';
import type { CardField } from './card-form';
import { inFours, testCards } from './sandbox-cards';

interface CardPage {
  readonly platformName: string;
  readonly reference: string;
  readonly amount: number;
  readonly email: string;
  readonly expiresAt: Date;
  /** Why the last card was refused. */
  readonly alert?: string | undefined;
  readonly errors?: Partial<Record<CardField, string>> | undefined;
  readonly values?: Partial<Record<CardField, string>> | undefined;
}

const frame = (platformName: string, content: string): string => `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Card payment · ${escapeHtml(platformName)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pay/card-page.css">
<script src="/pay/card-page.js" defer></script>
</head>
<body>
<main>
<p class="band">Sandbox · no money moves</p>
${content}
</main>
</body>
</html>
`;

interface FieldOptions {
  readonly label: string;
  readonly autocomplete: string;
  readonly placeholder: string;
  readonly length: number;
}

function field(name: CardField, { label, autocomplete, placeholder, length }: FieldOptions, { errors, values }: CardPage): string {
  const error = errors?.[name];
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${length}" required value="${escapeHtml(values?.[name] ?? '')}"${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}>
${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
</div>`;
}

const testCard = ({ number, label }: { number: string; label: string }): string =>
  `<li><code>${inFours(number)}</code> <span>${escapeHtml(label)}</span> <button type="button" class="use" data-card="${inFours(number)}" hidden>Use<span class="hidden"> card that: ${escapeHtml(label)}</span></button></li>`;

/** The hosted card page. Works without its script, which only adds comfort. */
export function cardPage(page: CardPage): string {
  const { platformName, reference, amount, email, expiresAt, alert } = page;
  const action = `/pay/${encodeURIComponent(reference)}`;
  return frame(
    platformName,
    `<h1>Pay ${escapeHtml(platformName)}</h1>
<p class="amount">${formatKobo(amount)}</p>
<p class="quiet">For ${escapeHtml(email)}. <span id="time" data-until="${expiresAt.toISOString()}">Your items are held until ${formatTime(expiresAt)}.</span></p>
${alert ? `<p class="alert" role="alert">${escapeHtml(alert)}</p>` : ''}
<form method="post" action="${action}" novalidate>
${field('number', { label: 'Card number', autocomplete: 'cc-number', placeholder: '0000 0000 0000 0000', length: 23 }, page)}
<div class="pair">
${field('expiry', { label: 'Expiry', autocomplete: 'cc-exp', placeholder: 'MM/YY', length: 7 }, page)}
${field('cvv', { label: 'CVV', autocomplete: 'cc-csc', placeholder: '123', length: 4 }, page)}
</div>
<button class="pay">Pay ${formatKobo(amount)}</button>
</form>
<form method="post" action="${action}/cancel"><button class="cancel">Cancel and go back</button></form>
<section>
<h2>Test cards</h2>
<p class="quiet">With any date to come and any three digits.</p>
<ul>${testCards.map(testCard).join('')}</ul>
</section>`,
  );
}

/** What is left when the payment is over. */
export const overPage = ({ platformName, title, text, link, label }: { platformName: string; title: string; text: string; link: string; label: string }): string =>
  frame(platformName, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>\n<p><a class="pay" href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`);
