import { escapeHtml } from '@market/domain/escape-html';
import { formatKobo } from '@market/domain/money';
import { ussdBank, ussdBanks, ussdCode } from '../../payment-providers';
import type { PayPageSite } from './pay-page.document';
import { icon } from './pay-page.icons';
import { pagePath, payPageLayout, testActions, type PayPage } from './pay-page.layout';

const answerForm = (action: string, result: 'paid' | 'declined', label: string): string =>
  `<form method="post" action="${action}/ussd/answer"><input type="hidden" name="result" value="${result}"><button class="btn">${label}</button></form>`;

export function ussdPage(site: PayPageSite, page: PayPage, poll: string, error?: string): string {
  const { payment } = page;
  const action = pagePath(payment);
  const bank = ussdBank(payment.bankCode);
  if (!bank) {
    const options = ussdBanks.map(
      ({ code, name, prefix }) => `<option value="${code}">${name} (*${prefix}#)</option>`,
    );
    return payPageLayout(
      site,
      page,
      {
        step: `<form class="form" method="post" action="${action}/ussd" novalidate>
<div class="field"><label for="bank">Your bank</label>
<select id="bank" name="bank" required${error === undefined ? '' : ' aria-invalid="true" aria-describedby="bank-error"'}><option value="">Choose your bank</option>${options.join('')}</select>
${error === undefined ? '' : `<p class="error" id="bank-error">${escapeHtml(error)}</p>`}</div>
<p class="small">You get a code to dial from the phone number registered with your bank. It works without internet.</p>
<button class="btn primary block">${icon('phone')}Show the code to dial</button>
</form>`,
        tests: '',
      },
      { title: error === undefined ? 'Pay by USSD' : error, hint: 'Choose any bank.' },
    );
  }
  const code = ussdCode(payment.reference, bank);
  return payPageLayout(
    site,
    page,
    {
      step: `<h2>Dial this code with ${escapeHtml(bank.name)}</h2>
<p class="code num">${escapeHtml(code)}</p>
<div class="two"><a class="btn primary" href="tel:${encodeURIComponent(code)}">${icon('phone')}Dial the code</a><button type="button" class="btn" data-copy="${escapeHtml(code)}" data-copied="Code copied." hidden>${icon('copy', 16)}Copy the code</button></div>
<ol class="steps"><li>Dial the code from the phone number registered with ${escapeHtml(bank.name)}.</li><li>Check that it shows ${formatKobo(payment.amount)}.</li><li>Confirm with your PIN. We never ask for it.</li></ol>
<div class="bar wait" role="progressbar" aria-label="Waiting for your bank"><i></i></div>
<p class="small">This page continues automatically when your bank confirms. You can close it: we email you when your order is placed.</p>
<div class="two"><a class="btn" href="${action}">Check again</a><button class="btn" form="another">Choose another bank</button></div>
<form id="another" method="post" action="${action}/ussd"><input type="hidden" name="bank" value="another"></form>`,
      tests: testActions('Test answers', 'What the bank would report to us.', [
        {
          title: 'Confirmed with the PIN',
          label: 'Pays',
          tone: 'ok',
          button: answerForm(action, 'paid', 'Confirm'),
        },
        {
          title: 'Balance too low',
          label: 'Declined: not enough money',
          tone: 'bad',
          button: answerForm(action, 'declined', 'Decline'),
        },
      ]),
    },
    {
      title: 'Pay by USSD',
      hint: 'Choose the bank’s answer below.',
      poll: { url: `${action}/status`, state: poll },
    },
  );
}
