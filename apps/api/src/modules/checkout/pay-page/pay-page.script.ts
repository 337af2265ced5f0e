/**
 * Groups digits in fours, fills in test cards, copies the account number and the code, counts down
 * the remaining time, prevents a second press of Pay, and continues when the bank has answered. The
 * time is announced at five minutes and one minute.
 */
export const payPageScript = `
'use strict';
const number = document.getElementById('number');
const expiry = document.getElementById('expiry');
const say = (text) => { document.getElementById('said').textContent = text; };
const inFours = (text) => text.replace(/\\D/g, '').slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 ');
number?.addEventListener('input', () => { if (number.selectionEnd === number.value.length) number.value = inFours(number.value); });
expiry?.addEventListener('input', (event) => {
  if (event.inputType?.startsWith('delete')) return;
  const digits = expiry.value.replace(/\\D/g, '').slice(0, 4);
  expiry.value = digits.length >= 2 ? digits.slice(0, 2) + '/' + digits.slice(2) : digits;
});
for (const button of document.querySelectorAll('[data-card]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    number.value = button.dataset.card;
    expiry.value = '12/' + String((new Date().getFullYear() + 3) % 100).padStart(2, '0');
    document.getElementById('cvv').value = '123';
    say('Test card ' + button.dataset.card + ' is filled in.');
    document.querySelector('button.primary').focus();
  });
}
for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener('click', () => navigator.clipboard.writeText(button.dataset.copy).then(() => say(button.dataset.copied), () => say('Could not copy. Select the text instead.')));
}
for (const form of document.forms) form.addEventListener('submit', () => {
  for (const button of document.querySelectorAll('button:not([type])')) if (button.form === form) setTimeout(() => { button.disabled = true; });
});
// Back may show an old copy of the page: load the current state of the payment.
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
document.querySelector('[aria-invalid]')?.focus();
const time = document.getElementById('time');
if (time) {
  // Seconds that the server counted, because the clock of this device may differ.
  const whole = Number(time.dataset.seconds);
  const end = Date.now() + whole * 1000;
  const bar = document.getElementById('bar');
  const held = document.getElementById('held');
  const announcements = [[60, '1 minute left to pay.'], [300, '5 minutes left to pay.']].filter(([at]) => at < whole);
  if (bar) bar.parentElement.hidden = false;
  held.textContent = 'for';
  const tick = () => {
    const left = Math.round((end - Date.now()) / 1000);
    if (left <= 0) return location.reload();
    time.textContent = Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0');
    if (bar) bar.style.width = Math.min(100, left / 9) + '%';
    document.getElementById('hold')?.classList.toggle('soon', left < 120);
    const due = announcements.findIndex(([at]) => left <= at);
    if (due >= 0) say(announcements.splice(due)[0][1]);
    setTimeout(tick, 1000);
  };
  if (whole > 0) tick();
}
const polled = document.querySelector('[data-poll]');
if (polled) setInterval(async () => {
  const reply = document.hidden ? undefined : await fetch(polled.dataset.poll).catch(() => undefined);
  if (reply?.ok && (await reply.text()) !== polled.dataset.state) location.reload();
}, 4000);
const paid = document.querySelector('[data-go]');
if (paid) setTimeout(() => location.replace(paid.dataset.go), 2500);
if (document.querySelector('[data-check]')) setTimeout(() => location.reload(), 5000);
`;
