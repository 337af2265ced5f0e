import { matchAttributes, isMappable, isSameName } from '@market/domain/catalogue/match-attributes';
import type { AttributeMapping, MergePreview } from '@market/domain/catalogue/category-tree';
import type { StatusTone } from '@market/ui/status-tag';
import { attributeMatchText } from './attribute-texts';

type SourceAttribute = MergePreview['attributes'][number];

/** What happens to each attribute: `keep`, `remove`, or the id of an attribute of the target. */
export type MergeChoices = Readonly<Record<string, string>>;

/** Suggests the target's attribute of the same name if it fits. Otherwise keeps the attribute. */
export const suggestedChoices = ({ attributes }: MergePreview): MergeChoices =>
  Object.fromEntries(attributes.map(({ id, suggestedId }) => [id, suggestedId ?? 'keep']));

export interface MappingEffect {
  readonly text: string;
  readonly tone: StatusTone;
  /** Whether this choice makes the merge impossible. */
  readonly isClash: boolean;
}

const createEffect = (text: string, tone: StatusTone): MappingEffect => ({
  text,
  tone,
  isClash: tone === 'problem',
});

export function mappingEffect(
  attribute: SourceAttribute,
  choice: string,
  { targetAttributes, takenNames }: Pick<MergePreview, 'targetAttributes' | 'takenNames'>,
): MappingEffect {
  if (choice === 'remove') return createEffect('Deleted', 'pending');
  if (choice === 'keep')
    return takenNames.some((name) => isSameName(name, attribute.name))
      ? createEffect('Name is taken', 'problem')
      : createEffect('Added', 'neutral');
  const other = targetAttributes.find(({ id }) => id === choice);
  if (!other) return createEffect('Choose one', 'problem');
  const fit = matchAttributes(attribute, other);
  if (!isMappable(fit)) return createEffect(attributeMatchText(fit), 'problem');
  return createEffect(attributeMatchText(fit), fit.kind === 'same' ? 'done' : 'pending');
}

export const toMapping = (choices: MergeChoices): AttributeMapping[] =>
  Object.entries(choices).map(([id, choice]) =>
    choice === 'keep' || choice === 'remove'
      ? { id, action: choice }
      : { id, action: 'map', attributeId: choice },
  );
