import { formatKobo } from '@market/domain/money';
import { escapeHtml } from '@market/domain/escape-html';
import { groupInFours, testCards } from '../../payment-providers';
import type { CardField, TypedCard } from './card-form';
import type { PayPageSite } from './pay-page.document';
import { icon } from './pay-page.icons';
import { pagePath, payPageLayout, testActions, type PayPage } from './pay-page.layout';

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
  { errors, values }: TypedCard,
): string {
  const error = errors[name];
  return `<div class="field">
<label for="${name}">${label}${note && ` <i>${note}</i>`}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${length}" required value="${escapeHtml(values[name] ?? '')}"${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}>
${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
</div>`;
}

/** Works without its script. */
export const cardPage = (
  site: PayPageSite,
  page: PayPage,
  typed: TypedCard = { errors: {}, values: {} },
): string =>
  payPageLayout(
    site,
    page,
    {
      step: `<form class="form" method="post" action="${pagePath(page.payment)}" novalidate>
${field('number', { label: 'Card number', note: 'Verve, Mastercard or Visa', autocomplete: 'cc-number', placeholder: '0000 0000 0000 0000', length: 23 }, typed)}
<div class="two">
${field('expiry', { label: 'Expiry date', autocomplete: 'cc-exp', placeholder: 'MM / YY', length: 7 }, typed)}
${field('cvv', { label: 'Security code', autocomplete: 'cc-csc', placeholder: '3 digits', length: 4 }, typed)}
</div>
<button class="btn primary block">${icon('lock')}Pay ${formatKobo(page.payment.amount)}</button>
</form>`,
      tests: testActions(
        'Test cards',
        'Any future date and any three digits.',
        testCards.map(({ number, label, tone }) => ({
          title: groupInFours(number),
          label,
          tone,
          button: `<button type="button" class="btn" data-card="${groupInFours(number)}" hidden>Use<span class="vh"> card ${groupInFours(number)}</span></button>`,
        })),
      ),
    },
    {
      title: Object.keys(typed.errors).length > 0 ? 'Check the card details' : 'Pay by card',
      hint: 'Use a test card below.',
    },
  );
