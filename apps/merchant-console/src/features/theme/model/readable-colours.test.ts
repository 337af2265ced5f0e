import { expect, it } from 'vitest';
import { measureContrast } from './readable-colours';

it('the theme editor offers the nearest readable colour only where the contrast is too low', () => {
  expect(measureContrast('#ff6a13', '#ffffff')).toEqual({
    contrast: expect.closeTo(2.87, 1),
    readable: expect.stringMatching(/^#[0-9A-F]{6}$/),
  });
  expect(measureContrast('#b03f00', '#ffffff')).toEqual({ contrast: expect.closeTo(5.9, 1) });
  expect(measureContrast('#808080', '#FFFFFF', 3)).toEqual({ contrast: expect.closeTo(3.95, 1) });
  expect(measureContrast('#b03f', '#ffffff')).toEqual({});
  expect(measureContrast('#b03f00')).toEqual({});
});
