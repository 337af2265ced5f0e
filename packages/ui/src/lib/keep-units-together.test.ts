import { expect, it } from 'vitest';
import { keepUnitsTogether } from './keep-units-together';

const nbsp = '\u00a0';

it.each([
  ['Axora H5 hybrid inverter 5 kVA, 48 V', `Axora H5 hybrid inverter 5${nbsp}kVA, 48${nbsp}V`],
  ['Duravolt gel battery, sealed, 150 Ah', `Duravolt gel battery, sealed, 150${nbsp}Ah`],
  ['Cable 4 mm², 100 m', `Cable 4${nbsp}mm², 100${nbsp}m`],
  ['Sunforge 585 W N-type mono panel', `Sunforge 585${nbsp}W N-type mono panel`],
  ['LPG kit 12.5 kg', `LPG kit 12.5${nbsp}kg`],
])('keepUnitsTogether keeps each number and its unit together in %s', (text, joined) =>
  expect(keepUnitsTogether(text)).toBe(joined),
);

it.each(['2 inverters', '5 mono panels', 'Class 3 vest', '10 pairs', '4 Wheels', '3 Volta kits'])(
  'keepUnitsTogether leaves %s unchanged',
  (text) => expect(keepUnitsTogether(text)).toBe(text),
);
