import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from './contrast';
import { readableColours, findReadableColour } from './readable-colours';
import type { ThemeColours } from './theme';
import { DEFAULT_THEME_ID, defaultTheme, themes } from './theme-list';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const colours: fc.Arbitrary<ThemeColours> = fc.record({
  headingsAndLinks: colour,
  bodyText: colour,
  salePrice: colour,
  primaryButton: colour,
  primaryLabel: colour,
  fieldText: colour,
  fieldBorder: colour,
  fieldBackground: colour,
});

it('contrast returns the contrast ratio that WCAG defines', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#FF6A13', '#FFFFFF')).toBeCloseTo(2.9, 1);
  expect(contrast('#B03F00', '#FFFFFF')).toBeCloseTo(5.9, 1);
});

it('readableColours makes any choice of colours readable in every theme', () => {
  fc.assert(
    fc.property(colours, fc.constantFrom(...themes), (chosen, { ground }) => {
      const seen = readableColours(chosen, ground);
      for (const text of [seen.headingsAndLinks, seen.bodyText, seen.salePrice]) {
        expect(contrast(text, ground.page)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, ground.band)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(seen.primaryLabel, seen.primaryButton)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(seen.fieldText, seen.fieldBackground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(seen.fieldBorder, seen.fieldBackground)).toBeGreaterThanOrEqual(3);
      expect(readableColours(seen, ground)).toEqual(seen);
    }),
    { numRuns: 500 },
  );
});

it('findReadableColour keeps readable colours and changes others as little as possible', () => {
  expect(findReadableColour('#B03F00', ['#FFFFFF'])).toBe('#B03F00');
  const orange = findReadableColour('#FF6A13', ['#FFFFFF']);
  expect(contrast(orange, '#FFFFFF')).toBeLessThan(4.6);
  expect(orange).toBe('#C6520F');
  expect(findReadableColour('#222222', ['#17140F'])).not.toBe('#FFFFFF');
});

it('all themes are readable without changes, and theme 45 is the default', () => {
  for (const { colors, ground } of themes) expect(readableColours(colors, ground)).toEqual(colors);
  expect(defaultTheme).toMatchObject({ id: 45, colors: { headingsAndLinks: '#B03F00' } });
  expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
  expect(themes[0]?.id).toBe(DEFAULT_THEME_ID);
});
