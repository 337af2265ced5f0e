import type { CategoryAttribute } from '../category-attribute';

/** A column that states an attribute, of products or of single variants. */
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

/** The column header for an attribute in an export. */
export const attributeHeader = (name: string, ofVariant = false): string =>
  `${kinds[ofVariant ? 1 : 0].prefix}${name}`;

/** The canonical name of a column that states an attribute, or undefined. */
export function canonicalAttributeColumn(header: string): string | undefined {
  for (const { prefix, header: pattern } of kinds) {
    const name = pattern.exec(header.trim())?.[1]?.trim().toLowerCase();
    if (name) return prefix + name;
  }
  return undefined;
}

/** What a column with this canonical name states, or undefined. */
export function attributeColumn(canonical: string): AttributeColumn | undefined {
  const kind = kinds.find(({ prefix }) => canonical.startsWith(prefix));
  return kind && { ...kind, attribute: canonical.slice(kind.prefix.length) };
}

/** The name of an attribute without case and punctuation. */
export const attributeKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a canonical column states one of these attributes, named by `attributeKey`. */
export function isColumnOfAttribute(keys: ReadonlySet<string>, canonical: string): boolean {
  const column = attributeColumn(canonical);
  return column !== undefined && keys.has(attributeKey(column.attribute));
}

/** The attribute with this name, or else the only one whose name differs in punctuation. */
export function findAttribute(
  attributes: readonly CategoryAttribute[],
  name: string,
): CategoryAttribute | undefined {
  const exact = attributes.find((each) => each.name.trim().toLowerCase() === name);
  if (exact) return exact;
  const similar = attributes.filter((each) => attributeKey(each.name) === attributeKey(name));
  return similar.length === 1 ? similar[0] : undefined;
}
