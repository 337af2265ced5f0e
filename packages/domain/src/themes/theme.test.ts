import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { themeColoursSchema, themeHeaderInputSchema } from './theme';
import { defaultTheme } from './theme-list';

const memory = {
  merchantThemeId: 'one',
  phoneNumber: '0809 555 0107',
  email: 'yard@helios.example',
  bannerText: 'Open on Sundays',
};

it('the theme schema encodes phone, email and banner text as lists with one item, and decodes them from a form', () => {
  const wire = z.encode(themeHeaderInputSchema, memory);
  expect(wire).toEqual({
    merchantThemeId: 'one',
    phoneNumber: ['0809 555 0107'],
    email: ['yard@helios.example'],
    bannerText: ['Open on Sundays'],
  });
  const form = {
    ...wire,
    phoneNumber: '["0809 555 0107"]',
    email: 'yard@helios.example',
    bannerText: '[]',
  };
  expect(z.parse(themeHeaderInputSchema, form)).toEqual({ ...memory, bannerText: undefined });
});

it('the theme schema accepts only six-digit hex colours', () => {
  expect(
    z.parse(themeColoursSchema, { ...defaultTheme.colors, bodyText: ' #b03f00 ' }).bodyText,
  ).toBe('#B03F00');
  for (const bodyText of ['#FFF', 'red', '#B03F00;background:url(x)', 'var(--x)'])
    expect(z.safeParse(themeColoursSchema, { ...defaultTheme.colors, bodyText }).success).toBe(
      false,
    );
});
