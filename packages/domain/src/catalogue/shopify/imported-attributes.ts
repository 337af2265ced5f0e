import type { AttributeValue, AttributeValues } from '../attribute-values';
import type { CategoryAttribute } from '../category-attribute';
import type { ImportProblem } from '../product-import';
import { attributeFromCell } from './attribute-cells';
import { attributeColumn, findAttribute, type AttributeColumn } from './attribute-columns';
import { truncate } from './cells';
import type { ParsedProduct } from './read-product';

/** The values to set. Null removes a value. */
type Changes = Map<string, AttributeValue | null>;

export interface ImportedAttributes {
  readonly own: AttributeValues;
  /** Returns the new values of a row's variant, given its current ones. */
  readonly ofVariant: (place: number, before: AttributeValues | undefined) => AttributeValues;
  readonly problems: readonly ImportProblem[];
}

const applyChanges = (before: AttributeValues | undefined, changes: Changes): AttributeValues =>
  Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(changes) }).flatMap(([id, value]) =>
      value === null ? [] : [[id, value] as const],
    ),
  );

/**
 * The values that the rows state for the attributes of the product's category. In a column of the
 * product, the first line has the product's value, and the lines below have the values of variants
 * that differ. Attributes without a column, and values that cannot be read, stay as they are.
 */
export function importedAttributes(
  { stated, properties }: Pick<ParsedProduct, 'stated' | 'properties'>,
  attributes: readonly CategoryAttribute[],
  before: AttributeValues | undefined,
): ImportedAttributes {
  const columns = Object.keys(stated[0]?.cells ?? {});
  const problems: ImportProblem[] = [];
  const ownChanges: Changes = new Map();
  const variantChanges = stated.map((): Changes => new Map());
  const reportDropped = (place: number, column: string, message: string): undefined => {
    const row = stated[place];
    problems.push({
      line: row?.line ?? 0,
      column,
      value: truncate(row?.cells[column] ?? ''),
      severity: 'dropped',
      message,
    });
  };

  const readColumn = (column: string, kind: AttributeColumn): void => {
    const attribute = findAttribute(attributes, kind.attribute);
    const texts = stated.map(({ cells }) => cells[column] ?? '');
    // The later lines of a product may repeat the value of its first line.
    const repeats = (place: number) => place > 0 && !kind.ofVariant && texts[place] === texts[0];
    if (!attribute) {
      texts.forEach((text, place) => {
        if (text !== '' && !repeats(place))
          reportDropped(place, column, 'The category has no such attribute: ignored');
      });
      return;
    }
    /** Null for an empty cell, undefined for a cell that is not read. */
    const values = texts.map((text, place) => {
      if (text === '') return null;
      const result = attributeFromCell(attribute, text);
      if ('value' in result) return result.value;
      return repeats(place) ? undefined : reportDropped(place, column, result.message);
    });
    const put = (changes: Changes | undefined, place: number): void => {
      const value = values[place];
      const known = changes?.get(attribute.id) ?? null;
      if (value === undefined || !changes) return;
      if (value !== null && known !== null && known !== value)
        return reportDropped(place, column, 'Another column has a different value: ignored');
      if (value !== null || !changes.has(attribute.id)) changes.set(attribute.id, value);
    };

    if (kind.ofVariant) {
      const isStated = kind.removesValues || values.some((value) => value !== null);
      if (properties.length > 0 && isStated)
        values.forEach((_, place) => put(variantChanges[place], place));
      // Without options the product is its only variant, so the value is the product's.
      else if (properties.length === 0 && values[0] !== null) put(ownChanges, 0);
      return;
    }
    if (kind.removesValues || values[0] !== null) put(ownChanges, 0);
    // The values of variants are replaced only when the file states some.
    if (values.slice(1).every((value) => value === null)) return;
    values.forEach((_, place) => {
      if (place > 0) put(variantChanges[place], place);
      else if (!variantChanges[0]?.has(attribute.id)) variantChanges[0]?.set(attribute.id, null);
    });
  };

  for (const column of columns) {
    const kind = attributeColumn(column);
    if (kind) readColumn(column, kind);
  }
  const own = applyChanges(before, ownChanges);
  return {
    own,
    ofVariant: (place, ofVariant) =>
      Object.fromEntries(
        Object.entries(applyChanges(ofVariant, variantChanges[place] ?? new Map())).filter(
          ([id, value]) => own[id] !== value,
        ),
      ),
    problems,
  };
}
