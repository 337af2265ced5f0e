/** The card page stands for somebody else's site: it carries its own small style, not the shop's. */
export const cardPageStyle = `
:root { color-scheme: light dark; --bg: #f7f5f0; --card: #fff; --ink: #17140f; --quiet: #665f53; --line: #857d6f; --accent: #ff6a13; --edge: #c94b00; --on-accent: #17140f; --danger: #9b1c12; --danger-soft: #fbe4e0; --sunken: #efece4; }
@media (prefers-color-scheme: dark) { :root { --bg: #12100c; --card: #1b1813; --ink: #f3efe6; --quiet: #a79f90; --line: #857c6c; --accent: #ff7a2b; --edge: #ff7a2b; --danger: #ffb0a6; --danger-soft: #451b16; --sunken: #25211a; } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/1.5 "Public Sans Variable", system-ui, sans-serif; }
main { max-width: 27rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.band { display: inline-block; margin: 0 0 1.25rem; padding: .125rem .625rem; border-radius: 2px; background: var(--sunken); color: var(--quiet); font-size: .8125rem; }
h1 { margin: 0; font-size: 1.125rem; line-height: 1.3; }
h2 { margin: 0 0 .25rem; font-size: 1rem; }
.amount { margin: .25rem 0; font-size: 2rem; font-weight: 650; line-height: 1.1; font-variant-numeric: tabular-nums; }
.quiet { margin: 0 0 1rem; color: var(--quiet); font-size: .875rem; }
.alert { margin: 0 0 1rem; padding: .75rem; border-radius: 6px; background: var(--danger-soft); color: var(--danger); }
form { margin: 0; }
.field { margin-bottom: 1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
label { display: block; margin-bottom: .25rem; font-size: .875rem; font-weight: 600; }
input { width: 100%; height: 3rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border: 2px solid var(--danger); }
.error { margin: .25rem 0 0; color: var(--danger); font-size: .875rem; }
button, a.pay { display: block; width: 100%; min-height: 3rem; padding: .6875rem 1rem; border: 1px solid var(--line); border-radius: 6px; background: none; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.pay { border-color: var(--edge); background: var(--accent); color: var(--on-accent); }
.cancel { margin-top: .75rem; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
section { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid var(--sunken); }
ul { margin: 0; padding: 0; list-style: none; font-size: .875rem; }
li { display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; align-items: center; padding: .5rem 0; }
li code { font-size: 1rem; } li > span { grid-row: 2; color: var(--quiet); }
.use { grid-row: 1 / 3; grid-column: 2; width: auto; min-height: 2.75rem; padding: .25rem 1rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** Digits in fours, test cards at a press, minutes and seconds left, no second press of Pay. */
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
    document.querySelector('button.pay').focus();
  });
}
for (const form of document.forms) form.addEventListener('submit', () => { for (const button of form.querySelectorAll('button:not([type])')) setTimeout(() => { button.disabled = true; }); });
addEventListener('pageshow', () => { for (const button of document.querySelectorAll('button')) button.disabled = false; });
const time = document.getElementById('time');
if (time) {
  const until = Date.parse(time.dataset.until);
  const tick = () => {
    const left = Math.round((until - Date.now()) / 1000);
    // A server whose clock was moved for a test says it better by itself.
    if (left > 900) return;
    time.textContent = left > 0 ? 'Your items are held for ' + Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0') + '.' : 'The time to pay is over.';
    if (left > 0) setTimeout(tick, 1000);
  };
  tick();
}
`;
