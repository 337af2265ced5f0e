import { expect, it } from 'vitest';
import { valueProblem } from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import { categoryTree } from '../reference/category-tree';
import { demoAttributes } from './demo-attributes';
import { newSeries } from './demo-new-series';
import { demoSeries } from './demo-products';
import { applyAttributes } from './apply-attributes';
import { seededRandom } from './random';
import { createDrafts } from './series-products';

const askedAttributes = (path: readonly string[]): CategoryAttribute[] =>
  demoAttributes
    .filter(({ path: above }) => above.every((name, level) => name === path[level]))
    .flatMap(({ groups }) =>
      groups.flatMap(([group, ...attributes]) =>
        attributes.map(({ name, type, unit, choices }) => ({
          id: name,
          categoryId: path.join(),
          name,
          type,
          unit,
          choices,
          better: 'none' as const,
          isRequired: false,
          isFilterable: true,
          group,
        })),
      ),
    );

const random = seededRandom(1);
const products = [...demoSeries, ...newSeries].flatMap((series) =>
  createDrafts(series, random)
    .map((draft) => applyAttributes(series, draft, askedAttributes(series.category)))
    .flatMap(({ variant: variants, attributes = {}, keyRating, name }) =>
      variants.length === 0
        ? [{ category: series.category, name, plate: keyRating ?? '', values: attributes }]
        : variants.map((variant) => ({
            category: series.category,
            name,
            plate: Object.values(variant.options)[0] ?? '',
            values: { ...attributes, ...variant.attributes },
          })),
    ),
);

it('the demo catalogue has at least three attributes in every category', () => {
  const paths = Object.entries(categoryTree).flatMap(([top, { below }]) => [
    [top],
    ...Object.entries(below).flatMap(([sub, children]: [string, readonly string[]]) => [
      [top, sub],
      ...children.map((child) => [top, sub, child]),
    ]),
  ]);
  expect(paths.filter((path) => askedAttributes(path).length < 3)).toEqual([]);
});

it('the demo catalogue gives every product at least three attributes with values of the right type', () => {
  expect(products.filter(({ values }) => Object.keys(values).length < 3)).toEqual([]);
  const wrong = products.flatMap(({ category, name, values }) =>
    askedAttributes(category).flatMap((attribute) => {
      const value = values[attribute.id];
      const problem = value === undefined ? undefined : valueProblem(attribute, value);
      return problem === undefined ? [] : [`${name}, ${attribute.name}: ${problem}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Attribute units by the unit on the rating plate: watt-hours are stated in kilowatt-hours. */
const plateUnits: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  Wh: ['kWh', 0.001],
};

it('the demo catalogue has attribute values that match the rating plate', () => {
  const wrong = products.flatMap(({ category, name, plate, values }) => {
    const [, figure = '', plateUnit = ''] = /^([\d.,]+) (\S+)/.exec(plate) ?? [];
    const [unit, factor] = plateUnits[plateUnit] ?? [plateUnit, 1];
    const measured = askedAttributes(category).filter((attribute) => attribute.unit === unit);
    const said = Number(figure.replace(',', '')) * factor;
    return measured.length === 0 || measured.some(({ id }) => values[id] === said)
      ? []
      : [`${name}: ${plate}`];
  });
  expect(wrong).toEqual([]);
});

it('the demo catalogue has capacities equal to charge times voltage, and continuous outputs of 80 to 100 percent of the rating', () => {
  const figure = (values: (typeof products)[number]['values'], name: string) =>
    Number(values[name]);
  for (const { name, values } of products) {
    const kilowattHours = (figure(values, 'Charge') * figure(values, 'Nominal voltage')) / 1000;
    if (values['Charge'] !== undefined)
      expect(Math.abs(kilowattHours / figure(values, 'Capacity') - 1), name).toBeLessThan(0.01);
    if (values['Rated output'] !== undefined) {
      const share = figure(values, 'Continuous output') / figure(values, 'Rated output') / 1000;
      expect(share, name).toBeGreaterThanOrEqual(0.8 - 1e-9);
      expect(share, name).toBeLessThanOrEqual(1);
    }
  }
});
