import type { CategoryAttribute } from './category-attribute';

type ComparedAttribute = Pick<CategoryAttribute, 'type' | 'unit' | 'choices'>;

/** What happens when the values of one attribute are moved to another. */
export type AttributeMatch =
  | { readonly kind: 'same' }
  /** The choices that are added to the other attribute. */
  | { readonly kind: 'adds'; readonly choices: readonly string[] }
  | { readonly kind: 'otherType' }
  | { readonly kind: 'otherUnit' };

/** Whether `source` can become `target`: same type and unit. Missing choices are added. */
export function matchAttributes(
  source: ComparedAttribute,
  target: ComparedAttribute,
): AttributeMatch {
  if (source.type !== target.type) return { kind: 'otherType' };
  if ((source.unit ?? '') !== (target.unit ?? '')) return { kind: 'otherUnit' };
  const known = new Set(target.choices.map((choice) => choice.toLowerCase()));
  const choices = source.choices.filter((choice) => !known.has(choice.toLowerCase()));
  return choices.length > 0 ? { kind: 'adds', choices } : { kind: 'same' };
}

export const isMappable = ({ kind }: AttributeMatch): boolean => kind === 'same' || kind === 'adds';

export const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
