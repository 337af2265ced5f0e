import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import { gasAndOilFacts } from './gas-and-oil-facts';
import { meterAndLightFacts } from './meter-and-light-facts';
import { panelAndInverterFacts } from './panel-and-inverter-facts';
import { batteryAndGeneratorFacts } from './battery-and-generator-facts';
import { toolAndApplianceFacts } from './tool-and-appliance-facts';
import type { SeriesValue, SeriesAttributes, Series } from './series';
import { listVariantChoices, type DraftProduct } from './series-products';

const factsBySku: Readonly<Record<string, SeriesAttributes>> = {
  ...panelAndInverterFacts,
  ...batteryAndGeneratorFacts,
  ...gasAndOilFacts,
  ...meterAndLightFacts,
  ...toolAndApplianceFacts,
};

interface VariantChoice {
  readonly size: Series['sizes'][number];
  readonly options: Readonly<Record<string, string>>;
}

/** Adds the attribute values of a series. Values that all variants share are set on the product. */
export function applyAttributes(
  series: Series,
  draft: DraftProduct,
  attributes: readonly CategoryAttribute[],
): DraftProduct {
  const choices = listVariantChoices(series).filter(
    ({ size: [rating] }) => draft.variant.length > 0 || rating === draft.keyRating,
  );
  const stated = choices.map((choice) => toStatedValues(series, choice, attributes));
  const [first = {}] = stated;
  const isCommon = (id: string) => stated.every((values) => values[id] === first[id]);
  const filterValues = (values: AttributeValues, keep: (id: string) => boolean): AttributeValues =>
    Object.fromEntries(Object.entries(values).filter(([id]) => keep(id)));
  return {
    ...draft,
    attributes: filterValues(first, isCommon),
    variant: draft.variant.map((variant, index) => ({
      ...variant,
      attributes: filterValues(stated[index] ?? {}, (id) => !isCommon(id)),
    })),
  };
}

/**
 * The attribute values of one size of a series. Throws for names that its category does not have,
 * and for a series without facts.
 */
function toStatedValues(
  { sku, sizes }: Series,
  { size, options }: VariantChoice,
  attributes: readonly CategoryAttribute[],
): AttributeValues {
  const facts = factsBySku[sku];
  if (!facts) throw new Error(`${sku} has no facts`);
  const index = sizes.indexOf(size);
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const attribute = attributes.find((each) => each.name === name);
      const value = toStatedValue(fact, index, options);
      if (!attribute || value === undefined) throw new Error(`${sku} cannot state ${name}`);
      return [attribute.id, value];
    }),
  );
}

const toStatedValue = (fact: SeriesValue, index: number, options: VariantChoice['options']) =>
  typeof fact !== 'object' ? fact : 'option' in fact ? options[fact.option] : fact[index];
