import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CategoryAttribute } from './category-attribute';
import { fitReasons } from './fit-reason';
import { checkFit, MAX_PIECES } from './fit-rule';
import { findCheckProblem } from './fit-rule-problem';
import type { FitCheck } from './fit-rule.schema';

const check = (given: Pick<FitCheck, 'kind' | 'attributeId' | 'otherId'> & Partial<FitCheck>) => ({
  factor: 1,
  together: false,
  ...given,
});
const voltage = check({ kind: 'equal', attributeId: 'battery', otherId: 'battery' });
const power = check({ kind: 'atMost', attributeId: 'power', otherId: 'input', together: true });
const string = check({
  kind: 'within',
  attributeId: 'volts',
  otherId: 'low',
  toId: 'high',
  together: true,
});
const cable = check({ kind: 'atLeast', attributeId: 'amps', otherId: 'draw' });
const safe = check({ kind: 'atMost', attributeId: 'short', otherId: 'rated', factor: 0.8 });

const inverter = { battery: '48 V', input: 6500, low: 120, high: 450, draw: 120 };

describe('a check', () => {
  it.each([
    ['equal choices', voltage, { battery: '48 V' }, { battery: '24 V' }],
    ['a number of at least the other value', cable, { amps: 120 }, { amps: 119 }],
    ['a number of at most a share of the other value', safe, { short: 24 }, { short: 25 }],
    ['a number in a range', { ...string, together: false }, { volts: 120 }, { volts: 451 }],
    ['a sum of several pieces in a range', string, { volts: 43.4 }, { volts: 460 }],
    ['a sum of several pieces below a limit', power, { power: 585 }, { power: 6501 }],
  ])('accepts only %s', (_, each, fitting, failing) => {
    const other = { ...inverter, rated: 30 };
    expect(checkFit({ checks: [each] }, fitting, other)).toMatchObject({ fits: true });
    expect(checkFit({ checks: [each] }, failing, other)).toEqual({ fits: false, failed: each });
  });

  it('fails when a value is missing on either side', () => {
    for (const each of [voltage, power, string, cable]) {
      const all = { battery: '48 V', power: 585, volts: 43.4, amps: 200 };
      expect(checkFit({ checks: [each] }, all, inverter).fits).toBe(true);
      expect(checkFit({ checks: [each] }, {}, inverter).fits).toBe(false);
      expect(checkFit({ checks: [each] }, all, {}).fits).toBe(false);
      const { high, ...withoutEnd } = inverter;
      expect(high).toBe(450);
      expect(checkFit({ checks: [string] }, all, withoutEnd).fits).toBe(false);
    }
  });
});

describe('the number of pieces', () => {
  it('is the largest that every check allows', () => {
    const panel = { power: 585, volts: 43.4 };
    expect(checkFit({ checks: [power] }, panel, inverter)).toEqual({ fits: true, pieces: 11 });
    expect(checkFit({ checks: [power, string] }, panel, inverter)).toMatchObject({ pieces: 10 });
    expect(checkFit({ checks: [power, string] }, panel, inverter, 4)).toMatchObject({ pieces: 4 });
    expect(checkFit({ checks: [power, string] }, panel, inverter, 2), 'too few in stock').toEqual({
      fits: false,
      failed: string,
    });
  });

  it('is the smallest possible when no check sets an upper limit', () => {
    const several = { ...cable, together: true };
    expect(checkFit({ checks: [several] }, { amps: 50 }, inverter)).toMatchObject({ pieces: 3 });
  });

  const number = fc.double({ min: 0.1, max: 1000, noNaN: true });
  it('passes every check, and is the largest that does when a check sets an upper limit', () => {
    const kinds = fc.constantFrom<FitCheck['kind']>('atMost', 'atLeast', 'within');
    const checks = fc.array(fc.record({ kind: kinds, factor: fc.constantFrom(0.5, 1, 2) }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(checks, number, number, number, (given, value, low, high) => {
        const rule = {
          checks: given.map((each) =>
            check({ ...each, attributeId: 'a', otherId: 'low', toId: 'high', together: true }),
          ),
        };
        const fit = checkFit(rule, { a: value }, { low, high });
        const holds = (sum: number) =>
          rule.checks.every(({ kind, factor }) => {
            if (kind === 'atMost') return sum <= factor * low * (1 + 1e-6);
            if (kind === 'atLeast') return sum >= factor * low * (1 - 1e-6);
            return sum >= low * (1 - 1e-6) && sum <= high * (1 + 1e-6);
          });
        if (!fit.fits) {
          const sums = Array.from({ length: MAX_PIECES }, (__, at) => value * (at + 1));
          return sums.every((sum) => !holds(sum * (1 + 1e-5)) || !holds(sum * (1 - 1e-5)));
        }
        const isLimited = rule.checks.some(({ kind }) => kind !== 'atLeast');
        return (
          holds(fit.pieces * value) &&
          (!isLimited || fit.pieces === MAX_PIECES || !holds((fit.pieces + 1) * value * (1 + 1e-5)))
        );
      }),
    );
  });
});

describe('the reason for a fit', () => {
  const named = (
    id: string,
    name: string,
    unit?: string,
    type: CategoryAttribute['type'] = 'number',
  ) => ({
    id,
    name,
    type,
    unit,
  });
  const attributes = [
    named('battery', 'Battery voltage', undefined, 'choice'),
    named('power', 'Power', 'W'),
    named('input', 'Maximum solar input', 'W'),
    named('volts', 'Voltage at maximum power', 'V'),
    named('low', 'Lowest MPPT voltage', 'V'),
    named('high', 'Highest MPPT voltage', 'V'),
    named('amps', 'Maximum current', 'A'),
    named('draw', 'Maximum battery current', 'A'),
    named('short', 'Short-circuit current', 'A'),
    named('rated', 'Maximum current', 'A'),
  ];
  const rule = {
    checks: [voltage, power, string, cable, safe],
    noun: 'kit',
    otherNoun: 'inverter',
  };
  const sides = {
    values: { battery: '48 V', power: 585, volts: 43.4, amps: 132, short: 14.2 },
    otherValues: { ...inverter, rated: 30 },
    pieces: 9,
  };
  const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

  it('names the compared attribute of the product that the customer knows', () => {
    expect(
      plain(fitReasons(rule, attributes, sides, { suggests: 'measured', whose: 'this' })),
    ).toEqual([
      '48 V, the same as this inverter',
      '5,265 W in total, within this inverter’s maximum solar input of 6,500 W',
      '390.6 V with 9 in series, within this inverter’s 120 V to 450 V',
      '132 A, enough for this inverter’s maximum battery current of 120 A',
      '14.2 A, within 80% of this inverter’s maximum current of 30 A',
    ]);
    expect(
      plain(fitReasons(rule, attributes, sides, { suggests: 'other', whose: 'your' })),
    ).toEqual([
      '48 V, the same as your kit',
      '6,500 W, enough for 5,265 W from 9 kits like yours',
      '120 V to 450 V, which includes 390.6 V from 9 kits like yours',
      '120 A, within your kit’s maximum current of 132 A',
      '30 A, of which 80% is enough for your kit’s short-circuit current of 14.2 A',
    ]);
  });
});

it('a fit rule refuses checks between attributes that cannot be compared', () => {
  const watt = { id: 'power', name: 'Power', type: 'number', unit: 'W' } as const;
  const kilowatt = { id: 'input', name: 'Input', type: 'number', unit: 'kW' } as const;
  const choice = { id: 'battery', name: 'Battery', type: 'choice', unit: undefined } as const;
  expect(findCheckProblem(power, [watt], [{ ...watt, id: 'input' }])).toBeUndefined();
  expect(findCheckProblem(power, [], [watt])).toMatchObject({ field: 'attributeId' });
  expect(findCheckProblem(power, [watt], [kilowatt])).toMatchObject({ field: 'otherId' });
  expect(findCheckProblem({ ...power, attributeId: 'battery' }, [choice], [watt])).toMatchObject({
    field: 'attributeId',
  });
  expect(
    findCheckProblem(string, [{ ...watt, id: 'volts' }], [{ ...watt, id: 'low' }]),
  ).toMatchObject({
    field: 'toId',
  });
});
