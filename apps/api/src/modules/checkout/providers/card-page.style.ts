/**
 * The layout of the card page. Fonts, colours and sizes are the shop's tokens, from its style
 * sheet.
 */
export const cardPageStyle = `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { min-height: 100vh; margin: 0; display: flex; flex-direction: column; background: var(--bg); color: var(--text); font: 400 var(--text-base)/var(--leading-ui) var(--font-ui); -webkit-font-smoothing: antialiased; }
h1, h2, p, ul, dl, dd { margin: 0; padding: 0; font-size: inherit; font-weight: inherit; } ul { list-style: none; }
svg { flex: none; display: block; } a { color: inherit; text-decoration: none; } button, input { font: inherit; color: inherit; }
main { flex: 1; }
.wrap { width: 100%; max-width: calc(var(--container) + 2 * var(--gutter)); margin: 0 auto; padding: 0 var(--gutter); }
.vh, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip:focus { position: absolute; left: 16px; top: 8px; padding: 8px 12px; background: var(--surface); z-index: 1; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--focus-gap); }
.num { font-feature-settings: var(--num); } .price { font-feature-settings: var(--num-display); font-weight: 700; letter-spacing: -.02em; white-space: nowrap; }
.price .k { font-size: .5em; font-weight: 600; color: var(--text-2); letter-spacing: 0; vertical-align: .62em; }
.quiet, .small { color: var(--text-muted); } .quiet { font-size: var(--text-sm); } .small { font-size: var(--text-xs); }
.top { border-bottom: 1px solid var(--line); } .top .wrap { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 72px; }
.brand { display: inline-flex; align-items: center; gap: 9px; min-height: 44px; font: 760 1.5625rem/1 var(--font-display); font-stretch: 118%; letter-spacing: -.04em; }
.mark { display: grid; place-items: center; width: 26px; height: 26px; border-radius: 3px; background: var(--accent); color: var(--on-accent); font-size: 15px; font-weight: 800; letter-spacing: 0; }
.where { display: inline-flex; align-items: center; gap: 8px; font-size: var(--text-sm); color: var(--text-2); }
.test { background: var(--info-soft); color: var(--on-info-soft); border-bottom: 1px solid var(--line); font-size: var(--text-sm); } .test .wrap { display: flex; align-items: center; gap: 10px; min-height: 40px; } .test b { font-weight: 650; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r-3); }
.pay { display: grid; grid-template-columns: minmax(0, 560px) minmax(0, 420px); gap: 48px; justify-content: center; align-items: start; padding-top: 40px; padding-bottom: 64px; }
.payee { font-size: var(--text-sm); color: var(--text-2); }
.big { font-size: clamp(2rem, 1.7rem + 1.4vw, 2.75rem); line-height: 1.15; letter-spacing: -.03em; } .mid { font-size: 20px; }
.form { display: grid; gap: 16px; margin-top: 24px; padding: 24px 24px 12px; } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; align-items: start; }
.field { display: grid; gap: 6px; min-width: 0; } label { display: flex; justify-content: space-between; gap: 8px; font-size: var(--text-sm); font-weight: 600; } label i { font-style: normal; font-weight: 400; color: var(--text-muted); }
input { width: 100%; height: 3rem; padding: 0 14px; border: 1px solid var(--line-control); border-radius: var(--r-2); background: var(--surface); font-size: 1rem; font-feature-settings: var(--num); letter-spacing: .02em; }
input::placeholder { color: var(--text-muted); opacity: 1; } input[aria-invalid] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
.error { color: var(--danger); font-size: var(--text-xs); font-weight: 550; }
.btn { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 44px; padding: 0 16px; border: 1px solid var(--line-control); border-radius: var(--r-2); background: var(--surface); font-size: var(--text-sm); font-weight: 620; cursor: pointer; }
.btn:hover { background: var(--surface-hover); } .btn.primary { border-color: var(--accent-edge); background: var(--accent); color: var(--on-accent); } .btn.primary:hover { background: var(--accent-hover); }
.block { width: 100%; } .form .btn, .actions .btn { min-height: 3rem; padding: 0 24px; font-size: var(--text-base); } button:disabled { opacity: .6; cursor: default; }
#cancel { display: none; } .cancel { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 8px; border: 0; background: none; font-size: var(--text-sm); font-weight: 600; justify-self: center; cursor: pointer; }
.cards { margin-top: 16px; } .cards h2, .order h2 { font-weight: 650; font-size: var(--text-md); } .cards h2 { padding: 18px 24px 4px; } .cards > p { padding: 0 24px 6px; }
.cards li { display: flex; align-items: center; justify-content: space-between; gap: 14px; padding: 12px 24px; } .cards li + li { border-top: 1px solid var(--line); } .cards .num { font-weight: 620; letter-spacing: .01em; }
.tag { display: inline-flex; align-items: center; gap: 6px; min-height: 24px; margin-top: 5px; padding: 0 8px; border-radius: var(--r-1); font-size: var(--text-xs); font-weight: 600; } .tag::before { content: ""; width: 7px; height: 7px; border-radius: 50%; background: currentColor; }
.tag.ok { background: var(--success-soft); color: var(--on-success-soft); } .tag.ok::before { width: 10px; height: 10px; border-radius: 0; clip-path: polygon(14% 50%, 0 64%, 38% 100%, 100% 20%, 86% 6%, 38% 72%); }
.tag.bad { background: var(--danger-soft); color: var(--on-danger-soft); } .tag.bad::before { border-radius: 0; transform: rotate(45deg); } .tag.warn { background: var(--warning-soft); color: var(--on-warning-soft); } .tag.warn::before { background: none; border: 2px solid; box-sizing: border-box; }
.left, .order { min-width: 0; } .bought { border-radius: var(--r-3) var(--r-3) 0 0; } .order h2 { padding: 18px 20px 8px; } .order li { display: flex; align-items: center; gap: 14px; padding: 10px 20px; } .order li > div { flex: 1; min-width: 0; } .order li b { font-size: var(--text-sm); font-weight: 650; white-space: nowrap; } .name { font-size: var(--text-sm); font-weight: 550; }
.well { flex: none; width: 56px; height: 56px; border-radius: var(--r-2); background: var(--well); overflow: hidden; } .well img { display: block; width: 56px; height: 56px; object-fit: cover; }
.sums { display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; margin-top: 10px; padding: 14px 20px 18px; border-top: 1px solid var(--line); font-size: var(--text-sm); } .sums dt { color: var(--text-muted); } .sums dd { text-align: right; font-weight: 550; font-feature-settings: var(--num); } .sums .off { color: var(--success); }
.sums .sum { margin-top: 4px; padding-top: 12px; border-top: 2px solid var(--text); color: var(--text); font-weight: 650; font-size: var(--text-md); } .sums dt.sum { margin-right: -16px; }
.hold { padding: 14px 20px 18px; border: 1px solid var(--line); border-top: 0; border-radius: 0 0 var(--r-3) var(--r-3); background: var(--surface-sunken); } .hold.soon { background: var(--warning-soft); color: var(--on-warning-soft); } .soon .bar { background: none; box-shadow: inset 0 0 0 1px currentColor; } .soon .bar i { background: currentColor; } .hold p { display: flex; align-items: center; gap: 8px; font-size: var(--text-sm); } .hold b { margin-left: auto; font-size: 20px; font-weight: 700; }
.bar { height: 6px; margin-top: 10px; border-radius: 1px; background: var(--line-strong); overflow: hidden; } .bar i { display: block; width: 100%; height: 100%; background: var(--text); } .wait { width: 100%; background: var(--surface-sunken); } .wait i { width: 62%; }
@media (prefers-reduced-motion: no-preference) { .wait i { animation: wait 5s linear; } @keyframes wait { from { width: 4%; } to { width: 100%; } } }
.state { display: flex; flex-direction: column; align-items: center; gap: 12px; max-width: 560px; margin: 56px auto 80px; padding: 40px; text-align: center; } .state h1 { font: 640 var(--text-d2)/var(--leading-heading) var(--font-display); font-stretch: var(--display-width); letter-spacing: var(--tracking-heading); } .state p { max-width: 46ch; line-height: 1.55; color: var(--text-2); } .state b { font-weight: 650; } .state .paid { font-size: 22px; font-weight: 650; color: var(--text); }
.sign { display: grid; place-items: center; width: 68px; height: 68px; margin-bottom: 6px; border-radius: 50%; background: var(--neutral-soft); color: var(--on-neutral-soft); } .sign.ok { background: var(--success-soft); color: var(--on-success-soft); } .sign.bad { background: var(--danger-soft); color: var(--on-danger-soft); } .sign.warn { background: var(--warning-soft); color: var(--on-warning-soft); }
.actions { display: flex; flex-wrap: wrap; justify-content: center; gap: 10px; margin-top: 12px; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 8px 20px; width: 100%; margin-top: 16px; padding-top: 18px; border-top: 1px solid var(--line); text-align: left; font-size: var(--text-sm); } .facts dt { color: var(--text-muted); } .facts dd { text-align: right; font-weight: 550; font-feature-settings: var(--num); overflow-wrap: anywhere; }
.foot { border-top: 1px solid var(--line); font-size: var(--text-xs); color: var(--text-muted); } .foot .wrap { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 60px; } .foot nav { display: flex; flex-wrap: wrap; column-gap: 16px; } .foot a { display: inline-flex; align-items: center; min-height: 44px; } .foot a:hover { text-decoration: underline; }
@media (max-width: 900px) { .pay { grid-template-columns: minmax(0, 560px); gap: 20px; } .left, .order { display: contents; } .form, .cards { margin-top: 0; } .hold { order: -1; border-top: 1px solid var(--line); border-radius: var(--r-3); } .bought { order: 1; border-radius: var(--r-3); } .cards { order: 2; } }
@media (max-width: 760px) { .top .wrap { min-height: 60px; } .pay { padding-top: 20px; padding-bottom: 32px; } .form { padding: 16px; } .test .wrap { padding-top: 8px; padding-bottom: 8px; } .cards li { padding: 10px 16px; } .cards h2 { padding: 14px 16px 2px; } .cards > p { padding: 0 16px 4px; } .state { margin: 24px auto 40px; padding: 28px 18px; } .actions { display: grid; grid-template-columns: 1fr; width: 100%; } .foot .wrap { flex-wrap: wrap; padding-top: 10px; padding-bottom: 10px; } }
`;
