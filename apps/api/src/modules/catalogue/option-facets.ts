import type { CatalogueFacets } from '@market/domain/catalogue/facets';
import type { OptionChoice } from '@market/domain/catalogue/option-choices';
import { groupBy } from '../../platform/group-by';

const MAX_PROPERTIES = 8;
const MAX_OPTIONS = 24;

export interface CountedOption {
  readonly property: string;
  readonly option: string;
  readonly count: number;
}

export const optionFacets = (
  counted: readonly CountedOption[],
  chosen: readonly OptionChoice[],
): CatalogueFacets['options'] => addSelected(groupByProperty(counted), chosen, counted);

const naturalOrder = new Intl.Collator('en', { numeric: true });

/** The properties that most products have, with options in natural order: 3.6 kVA before 12 kVA. */
function groupByProperty(counted: readonly CountedOption[]): CatalogueFacets['options'] {
  return [...groupBy(counted, ({ property }) => property)]
    .map(([property, options]) => ({
      property,
      options,
      products: options.reduce((sum, { count }) => sum + count, 0),
    }))
    .sort((a, b) => b.products - a.products || naturalOrder.compare(a.property, b.property))
    .slice(0, MAX_PROPERTIES)
    .map(({ property, options }) => ({
      property,
      options: options
        .toSorted((a, b) => b.count - a.count)
        .slice(0, MAX_OPTIONS)
        .map(({ option, count }) => ({ option, count }))
        .sort((a, b) => naturalOrder.compare(a.option, b.option)),
    }));
}

/** Selected options are always included, so that they can be deselected. */
function addSelected(
  facets: CatalogueFacets['options'],
  chosen: readonly OptionChoice[],
  counted: readonly CountedOption[],
): CatalogueFacets['options'] {
  const offers = new Map(facets.map(({ property, options }) => [property, options]));
  for (const { property, options } of chosen) {
    const missing = options.filter(
      (option) => !offers.get(property)?.some((other) => other.option === option),
    );
    const added = missing.map((option) => ({
      option,
      count:
        counted.find((other) => other.property === property && other.option === option)?.count ?? 0,
    }));
    offers.set(
      property,
      [...(offers.get(property) ?? []), ...added].sort((a, b) =>
        naturalOrder.compare(a.option, b.option),
      ),
    );
  }
  return [...offers].map(([property, options]) => ({ property, options }));
}
