import { expect, it } from 'vitest';
import { contrastWith } from './readable-colours';

it('the theme editor offers the nearest readable colour only where the contrast is too low', () => {
  expect(contrastWith('#ff6a13', '#ffffff')).toEqual({
    contrast: expect.closeTo(2.87, 1),
    readable: expect.stringMatching(/^#[0-9A-F]{6}$/),
  });
  expect(contrastWith('#b03f00', '#ffffff')).toEqual({ contrast: expect.closeTo(5.9, 1) });
  expect(contrastWith('#808080', '#FFFFFF', 3)).toEqual({ contrast: expect.closeTo(3.95, 1) });
  expect(contrastWith('#b03f', '#ffffff')).toEqual({});
  expect(contrastWith('#b03f00')).toEqual({});
});
