import { describe, expect, it } from 'vitest';
import { findBestIndexes, compareSpecifications } from './comparison';
import type { StatedAttribute } from './specification';

const attribute = (
  id: string,
  value: StatedAttribute['value'],
  overrides: Partial<StatedAttribute> = {},
): StatedAttribute => ({ id, name: id, type: 'number', better: 'none', value, ...overrides });

const output = (value: number) => attribute('Rated output', value, { unit: 'kVA', better: 'more' });
const weight = (value: number) => attribute('Weight', value, { unit: 'kg', better: 'less' });

describe('compareSpecifications', () => {
  it('lists every attribute of the products exactly once, in groups, and marks the best values', () => {
    const compared = compareSpecifications([
      {
        specification: [
          { group: 'Output', attributes: [output(5), attribute('Phases', 'Single')] },
          { group: 'Body', attributes: [weight(17.4)] },
        ],
      },
      {
        specification: [
          { group: 'Output', attributes: [output(8), attribute('Phases', 'Single')] },
          { group: 'Solar', attributes: [attribute('MPPT', true, { type: 'yesNo' })] },
          { group: 'Body', attributes: [weight(13.2)] },
        ],
      },
    ]);
    expect(
      compared.map(({ group, rows }) => [
        group,
        rows.map(({ name, cells, best, isDifferent }) => [
          name,
          cells.map(({ text = '-', isBest }) => (isBest ? `${text} ${best}` : text)),
          isDifferent,
        ]),
      ]),
    ).toEqual([
      [
        'Output',
        [
          ['Rated output', ['5\u00a0kVA', '8\u00a0kVA Highest'], true],
          ['Phases', ['Single', 'Single'], false],
        ],
      ],
      ['Solar', [['MPPT', ['-', 'Yes'], true]]],
      ['Body', [['Weight', ['17.4\u00a0kg', '13.2\u00a0kg Lightest'], true]]],
    ]);
  });

  it('compares the values of the chosen variants', () => {
    const stated = output(5);
    const specification = [
      { group: 'Output', attributes: [{ ...stated, variants: { large: 12 } }] },
    ];
    const [group] = compareSpecifications([
      { specification, variantId: 'large' },
      { specification, variantId: 'small' },
    ]);
    expect(group?.rows[0]?.cells.map(({ text }) => text)).toEqual(['12\u00a0kVA', '5\u00a0kVA']);
  });
});

describe('findBestIndexes', () => {
  it.each([
    [[5, 8, 8, undefined], 'more', [1, 2]],
    [[5, 8, 2], 'less', [2]],
    [[5, 8], 'none', []],
    [[5, 5], 'more', []],
    [[5, undefined], 'more', []],
  ] as const)('for the numbers %j, where “%s” is better, returns %j', (numbers, better, places) => {
    expect([...findBestIndexes(numbers, better)]).toEqual(places);
  });
});
