import { attributeValueSchema, type AttributeValue } from '../attribute-values';
import type { CategoryAttribute } from '../category-attribute';
import { parseFlag, parseNumber, truncate } from './cells';

type Asked = Pick<CategoryAttribute, 'type' | 'unit' | 'choices'>;

const exactNumbers = new Intl.NumberFormat('en', {
  maximumFractionDigits: 20,
  useGrouping: false,
});

/** A value as `attributeFromCell` reads it: `7.5 kVA`, `Pure sine`, `true`. */
export function attributeToCell({ unit }: Asked, value: AttributeValue): string {
  if (typeof value !== 'number') return String(value);
  return [exactNumbers.format(value), ...(unit ? [unit] : [])].join(' ');
}

/**
 * Compares units ignoring spaces and case, except that an initial capital M counts: `mW` is not
 * `MW`. A unit that is a word may be in the singular.
 */
function isUnit(typed: string, unit: string): boolean {
  const tidy = (text: string) => (/^\s*M/.test(text) ? 'M' : '') + normaliseText(text);
  return (
    tidy(typed) === tidy(unit) || (/^[a-z]{3,}s$/.test(unit) && `${tidy(typed)}s` === tidy(unit))
  );
}

const normaliseText = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

const createRefusal = (message: string) => ({ message: `${message}: ignored` });

function numberFromCell(unit: string | undefined, text: string) {
  const [, figure = '', rest = ''] = /^(-?[\d.,]+)\s*(.*)$/s.exec(text) ?? [];
  const value = parseNumber(figure);
  if (value === undefined)
    return createRefusal(
      unit ? `Must be a number in ${unit}` : 'Must be a number, such as 1250.50',
    );
  if (rest !== '' && !(unit && isUnit(rest, unit)))
    return createRefusal(unit ? `Must be in ${unit}` : 'Must be a number without a unit');
  return attributeValueSchema.safeParse(value).success
    ? { value }
    : createRefusal('The number is too large');
}

/**
 * The value in a cell, or why it has none. A number's unit is optional. Choices match regardless of
 * case and spaces, unless several would match.
 */
export function attributeFromCell(
  { type, unit, choices }: Asked,
  text: string,
): { readonly value: AttributeValue } | { readonly message: string } {
  switch (type) {
    case 'number':
      return numberFromCell(unit, text);
    case 'choice': {
      const similar = choices.filter((choice) => normaliseText(choice) === normaliseText(text));
      const value = choices.find((choice) => choice === text) ?? similar[0];
      return value === undefined || (similar.length > 1 && value !== text)
        ? createRefusal(`Must be one of ${truncate(choices.join(', '))}`)
        : { value };
    }
    case 'yesNo': {
      const value = parseFlag(text);
      return value === undefined ? createRefusal('Must be yes or no') : { value };
    }
  }
}
