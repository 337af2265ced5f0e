import type { BetterDirection } from '@market/domain/catalogue/attribute-type';
import type { CategoryAttributeInput } from '@market/domain/catalogue/category-attribute';
import type { CategoryName } from '../reference/category-tree';

/** Attributes of one group, in the order in which they are listed. */
type DemoGroup = readonly [group: string, ...attributes: DemoAttribute[]];
type DemoAttribute = Omit<CategoryAttributeInput, 'group'>;

export interface DemoAttributes {
  readonly path: readonly [CategoryName, sub?: string, child?: string];
  readonly groups: readonly DemoGroup[];
}

export const number = (
  name: string,
  unit: string,
  better: BetterDirection = 'none',
): DemoAttribute => ({ name, type: 'number', unit, better, choices: [] });

/** Merchants have to state it. */
export const required = (attribute: DemoAttribute): DemoAttribute => ({
  ...attribute,
  isRequired: true,
});

/** Shown on the product's page, but not among the filters. */
export const unfiltered = (attribute: DemoAttribute): DemoAttribute => ({
  ...attribute,
  isFilterable: false,
});

export const choice = (name: string, ...choices: string[]): DemoAttribute => ({
  name,
  type: 'choice',
  choices,
});

export const yesNo = (name: string): DemoAttribute => ({ name, type: 'yesNo', choices: [] });

export const warranty = number('Warranty', 'years', 'more');
export const phases = choice('Phases', 'Single phase', 'Three phase');
