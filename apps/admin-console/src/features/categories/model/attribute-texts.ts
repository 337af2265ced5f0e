import type { AttributeMatch } from '@market/domain/catalogue/match-attributes';
import {
  attributeTypeLabels,
  betterDirectionLabels,
} from '@market/domain/catalogue/attribute-labels';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';

/** `Number, kVA, higher is better` or `One of: 12 V, 24 V, 48 V`. */
export function attributeKind({
  type,
  unit,
  choices,
  better,
}: Pick<CategoryAttribute, 'type' | 'unit' | 'choices' | 'better'>): string {
  if (type === 'choice') return `One of: ${choices.join(', ')}`;
  return [
    attributeTypeLabels[type],
    unit,
    better === 'none' ? undefined : `${betterDirectionLabels[better].toLowerCase()} is better`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function attributeMatchText(fit: AttributeMatch): string {
  switch (fit.kind) {
    case 'same':
      return 'Fits';
    case 'adds':
      return `Adds ${fit.choices.join(', ')}`;
    case 'otherType':
      return 'Another type';
    case 'otherUnit':
      return 'Another unit';
  }
}
