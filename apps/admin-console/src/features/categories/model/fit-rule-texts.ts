import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type {
  FitCheck,
  FitKind,
  FitRuleInput,
  ListedFitRule,
} from '@market/domain/catalogue/fit-rule.schema';

export const fitKindLabels: Readonly<Record<FitKind, string>> = {
  equal: 'is equal to',
  atMost: 'is at most',
  atLeast: 'is at least',
  within: 'is within',
};

/** Describes a check: `Power, added up over several units, is at most Maximum solar input`. */
export function checkText(
  { kind, attributeId, otherId, toId, factor, together }: FitCheck,
  attributes: readonly Pick<CategoryAttribute, 'id' | 'name'>[],
): string {
  const nameOf = (id: string | undefined) => attributes.find((each) => each.id === id)?.name ?? '';
  const times = factor === 1 || !hasFactor(kind) ? '' : `${factor} × `;
  const end = kind === 'within' ? ` to ${nameOf(toId)}` : '';
  const several = together && kind !== 'equal' ? ', added up over several units,' : '';
  return `${nameOf(attributeId)}${several} ${fitKindLabels[kind]} ${times}${nameOf(otherId)}${end}`;
}

/** The direction in which the shop suggests products, such as `Only tester for inverter`. */
export function suggestsText(
  suggests: FitRuleInput['suggests'],
  { noun, otherNoun }: Pick<FitRuleInput, 'noun' | 'otherNoun'>,
): string {
  const [one, other] = [noun || 'the first', otherNoun || 'the other'];
  if (suggests === 'both') return 'Each for the other';
  return suggests === 'measured' ? `Only ${one} for ${other}` : `Only ${other} for ${one}`;
}

export const hasFactor = (kind: FitKind): boolean => kind === 'atMost' || kind === 'atLeast';

export const newCheck: FitCheck = {
  kind: 'equal',
  attributeId: '',
  otherId: '',
  toId: '',
  factor: 1,
  together: false,
};

export const toFitRuleInput = (
  rule: ListedFitRule | undefined,
  categoryId: string,
): FitRuleInput =>
  rule
    ? {
        categoryId: rule.categoryId,
        otherCategoryId: rule.otherCategoryId,
        noun: rule.noun,
        otherNoun: rule.otherNoun,
        suggests: rule.suggests,
        checks: rule.checks.map((check) => ({ ...check, toId: check.toId ?? '' })),
      }
    : {
        categoryId,
        otherCategoryId: '',
        noun: '',
        otherNoun: '',
        suggests: 'both',
        checks: [newCheck],
      };
