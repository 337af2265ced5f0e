import type { CategoryAttribute } from './category-attribute';
import type { FitCheck } from './fit-rule.schema';

type ComparedAttribute = Pick<CategoryAttribute, 'id' | 'name' | 'type' | 'unit'>;

export interface FitProblem {
  readonly field: 'attributeId' | 'otherId' | 'toId';
  readonly message: string;
}

/**
 * Why a check cannot compare products by these attributes. Either one side lacks an attribute, or
 * the values have two types, or the numbers have different units. Undefined when it can.
 */
export function findCheckProblem(
  { kind, attributeId, otherId, toId }: FitCheck,
  attributes: readonly ComparedAttribute[],
  otherAttributes: readonly ComparedAttribute[],
): FitProblem | undefined {
  const measured = attributes.find(({ id }) => id === attributeId);
  if (!measured) return { field: 'attributeId', message: 'Choose an attribute of the category' };
  if (kind !== 'equal' && measured.type !== 'number')
    return { field: 'attributeId', message: 'Choose a number' };
  const ends = [
    ['otherId', otherId],
    ['toId', toId],
  ] as const;
  for (const [field, id] of kind === 'within' ? ends : ends.slice(0, 1)) {
    const other = otherAttributes.find((each) => each.id === id);
    if (!other) return { field, message: 'Choose an attribute of the other category' };
    if (other.type !== measured.type)
      return { field, message: `${other.name} and ${measured.name} have different types` };
    if ((other.unit ?? '') !== (measured.unit ?? ''))
      return { field, message: `${other.name} and ${measured.name} have different units` };
  }
  return undefined;
}
