import type { CategoryAttribute } from '../category-attribute';

/** A column with the values of one attribute, for products or for individual variants. */
export interface AttributeColumn {
  readonly ofVariant: boolean;
  /**
   * An empty cell in one of our own columns removes the value. An empty metafield leaves it
   * unchanged.
   */
  readonly removesValues: boolean;
  /** The attribute's name in lower case. */
  readonly attribute: string;
}

const kinds = [
  {
    prefix: 'Attribute: ',
    header: /^attribute:(.+)$/i,
    ofVariant: false,
    removesValues: true,
  },
  {
    prefix: 'Variant attribute: ',
    header: /^variant attribute:(.+)$/i,
    ofVariant: true,
    removesValues: true,
  },
  {
    prefix: 'Metafield: ',
    header: /^(.+)\(product\.metafields\.[^()]+\)$/i,
    ofVariant: false,
    removesValues: false,
  },
  {
    prefix: 'Variant metafield: ',
    header: /^(.+)\(variant\.metafields\.[^()]+\)$/i,
    ofVariant: true,
    removesValues: false,
  },
] as const;

export const attributeHeader = (name: string, ofVariant = false): string =>
  `${kinds[ofVariant ? 1 : 0].prefix}${name}`;

/** The canonical name of an attribute's column. Undefined for any other column. */
export function canonicalAttributeColumn(header: string): string | undefined {
  for (const { prefix, header: pattern } of kinds) {
    const name = pattern.exec(header.trim())?.[1]?.trim().toLowerCase();
    if (name) return prefix + name;
  }
  return undefined;
}

/** The attribute of the column with this canonical name. Undefined for any other column. */
export function attributeColumn(canonical: string): AttributeColumn | undefined {
  const kind = kinds.find(({ prefix }) => canonical.startsWith(prefix));
  return kind && { ...kind, attribute: canonical.slice(kind.prefix.length) };
}

/** The name of an attribute in lower case, without spaces and punctuation. */
export const attributeKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a canonical column belongs to one of these attributes, given by their `attributeKey`. */
export function isColumnOfAttribute(keys: ReadonlySet<string>, canonical: string): boolean {
  const column = attributeColumn(canonical);
  return column !== undefined && keys.has(attributeKey(column.attribute));
}

/**
 * The attribute with this name, or else the only one whose name differs just in spaces or
 * punctuation.
 */
export function findAttribute(
  attributes: readonly CategoryAttribute[],
  name: string,
): CategoryAttribute | undefined {
  const exact = attributes.find((each) => each.name.trim().toLowerCase() === name);
  if (exact) return exact;
  const similar = attributes.filter((each) => attributeKey(each.name) === attributeKey(name));
  return similar.length === 1 ? similar[0] : undefined;
}
