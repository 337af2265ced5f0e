import { expect, it } from 'vitest';
import { subjects } from '@market/ui/illustrations-source';
import { newSeries } from './demo-new-series';
import { demoSeries } from './demo-products';
import { seededRandom } from './random';
import { findDrawing } from './series-drawings';
import { listVariantChoices, createDrafts } from './series-products';

const allSeries = [...demoSeries, ...newSeries];
const looks = allSeries.flatMap((series) =>
  listVariantChoices(series).map(({ size: [rating], options }) => ({
    sku: series.sku,
    rating,
    options,
    ...findDrawing(series, rating, options),
  })),
);

/** The texts on a drawing, without markup and spaces. */
const listPrintedTexts = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, words = '']) =>
    words.replaceAll(/<[^>]*>|\s/g, ''),
  );

it('the demo catalogue prints the rating of every product on its drawing', () => {
  const wrong = looks.filter(
    ({ subject, parameters, rating }) =>
      !listPrintedTexts(subjects[subject]?.(parameters) ?? '').includes(rating.replaceAll(' ', '')),
  );
  expect(wrong.map(({ sku, rating }) => `${sku} ${rating}`)).toEqual([]);
});

it('the demo catalogue uses different drawings for products that differ in size, casing or colour', () => {
  const drawn = looks.map(
    ({ sku, subject, parameters }) => `${sku} ${subjects[subject]?.(parameters)}`,
  );
  const sizesOfHands = looks.filter(({ sku }) => sku === 'SW-GLV').length;
  expect(new Set(drawn).size).toBe(drawn.length - sizesOfHands + 2);
});

it('the demo catalogue gives every product the rating that its picture shows', () => {
  const random = seededRandom(1);
  for (const series of allSeries) {
    const ratings = series.sizes.map(([rating]) => rating);
    for (const { keyRating } of createDrafts(series, random)) expect(ratings).toContain(keyRating);
  }
});
