import { expect, it } from 'vitest';
import { createCriticalCss } from './critical-css';

const criticalCss = createCriticalCss(
  `/*! licence; { } */
@layer properties{@supports (not (margin-trim:block)){*{--tw-x:0}}}
@layer theme{:root,:host{--ink:#111;--unused:var(--also-unused);--also-unused:#222}}
@layer base{a{color:var(--ink)}}
@layer utilities{.p-4{padding:1rem}.grid-cols-\\[minmax\\(0\\,1fr\\)\\]{content:"}{"}.gone{color:red}@media (min-width:47.5rem){.md\\:p-8{padding:2rem}.md\\:gone{padding:0}}.p-4:not(.gone)>a,.gone>a{margin:0}}
@property --tw-x{syntax:"*";inherits:false}
@property --tw-y{syntax:"*";inherits:false}
@keyframes spin{to{rotate:1turn}}`,
  '/assets/',
);

it('the critical CSS keeps the rules of the classes that a page has, and the variables that they use', () => {
  const css = criticalCss('<div class="p-4 md:p-8 grid-cols-[minmax(0,1fr)]"><a>x</a></div>');
  expect(css).toBe(
    '@layer properties,theme,base,utilities;@layer theme{:root,:host{--ink:#111}}@layer base{a{color:var(--ink)}}@layer utilities{.p-4{padding:1rem}.grid-cols-\\[minmax\\(0\\,1fr\\)\\]{content:"}{"}@media (min-width:47.5rem){.md\\:p-8{padding:2rem}}.p-4:not(.gone)>a,.gone>a{margin:0}}',
  );
});

it('the critical CSS keeps the variables that the page’s own rules use, directly or through other variables', () => {
  expect(criticalCss('<p></p>', '[data-style="0"]{color:var(--unused)}')).toContain(
    '--unused:var(--also-unused);--also-unused:#222',
  );
});
