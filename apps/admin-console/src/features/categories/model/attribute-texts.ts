import type { AttributeMatch } from '@market/domain/catalogue/match-attributes';
import {
  attributeTypeLabels,
  betterDirectionLabels,
} from '@market/domain/catalogue/attribute-labels';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';

type AttributeKind = Pick<CategoryAttribute, 'type' | 'unit' | 'choices' | 'better'>;

/** `Number, kVA` or `One of: 12 V, 24 V, 48 V`. */
export const attributeTypeText = ({ type, unit, choices }: AttributeKind): string =>
  type === 'choice'
    ? `One of: ${choices.join(', ')}`
    : [attributeTypeLabels[type], unit].filter(Boolean).join(', ');

/** `Higher is better`. Undefined when neither is, and for choices. */
export const betterText = ({ type, better }: AttributeKind): string | undefined =>
  type === 'choice' || better === 'none' ? undefined : `${betterDirectionLabels[better]} is better`;

/** `Number, kVA, higher is better`. */
export const attributeKind = (attribute: AttributeKind): string =>
  [attributeTypeText(attribute), betterText(attribute)?.toLowerCase()].filter(Boolean).join(', ');

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
