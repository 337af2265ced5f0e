/**
 * Groups digits in fours, fills in test cards, shows the remaining time, prevents a second press of
 * Pay, and continues when the bank has answered.
 */
export const cardPageScript = `
'use strict';
const number = document.getElementById('number');
const expiry = document.getElementById('expiry');
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
    document.querySelector('button.primary').focus();
  });
}
for (const form of document.forms) form.addEventListener('submit', () => {
  for (const button of document.querySelectorAll('button:not([type])')) if (button.form === form) setTimeout(() => { button.disabled = true; });
});
// Back shows a page as it was left: ask anew how the payment stands.
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
document.querySelector('[aria-invalid]')?.focus();
const time = document.getElementById('time');
if (time) {
  const until = Date.parse(time.dataset.until);
  const bar = document.getElementById('bar');
  const tick = () => {
    const left = Math.round((until - Date.now()) / 1000);
    // The clocks differ: the time of day that the server wrote says it better.
    if (left > 900) return;
    if (left <= 0) return location.reload();
    document.getElementById('held').textContent = 'Your items are held for';
    time.textContent = Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0');
    bar.parentElement.hidden = false;
    bar.style.width = left / 9 + '%';
    setTimeout(tick, 1000);
  };
  if (until > Date.now()) tick();
}
const paid = document.querySelector('[data-go]');
if (paid) setTimeout(() => location.replace(paid.dataset.go), 1500);
if (document.querySelector('[data-check]')) setTimeout(() => location.reload(), 5000);
`;
