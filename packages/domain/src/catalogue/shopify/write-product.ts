import { csvLine, type CsvCell } from '../../csv';
import type { AttributeValues } from '../attribute-values';
import type { CategoryAttribute } from '../category-attribute';
import { plainColumns, plainFieldNames } from '../plain-fields';
import type { Product } from '../product';
import { attributeToCell } from './attribute-cells';
import { attributeHeader } from './attribute-columns';
import { columns, DEFAULT_OPTION, optionColumns, shopifyHeaders } from './columns';
import { linesToHtml } from './html-lines';

export interface ExportedProduct extends Product {
  readonly handle: string | null;
}

/** The attributes that an export has columns for. */
export interface ExportedAttributes {
  readonly attributes: readonly CategoryAttribute[];
  /** The ids of the attributes in which variants differ. */
  readonly ofVariants: ReadonlySet<string>;
}

interface ExportContext {
  /** The headers from `exportHeaders`. */
  readonly headers: readonly string[];
  readonly stated: ExportedAttributes;
  /** `Inverters > Hybrid > Single-phase` */
  readonly categoryPath: string;
  /** Public URL of a hosted image. */
  readonly imageUrl: (hosted: string) => string;
}

const KOBO = 100;

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** A product that was not imported gets a handle from its name and the end of its id. */
const handleFor = ({ handle, name, id }: ExportedProduct): string =>
  handle ?? [toSlug(name), id.slice(-12)].filter(Boolean).join('-');

/**
 * The CSV writer adds an apostrophe before a formula and the reader removes it. An apostrophe that
 * was typed needs a second one.
 */
const guardFormula = (cell: CsvCell | undefined): CsvCell =>
  typeof cell === 'string' && /^'+[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : (cell ?? '');

/** Attributes with the same name in several categories share a column. */
function attributeHeaders({ attributes, ofVariants }: ExportedAttributes): string[] {
  const headers = attributes.flatMap(({ id, name }) => [
    attributeHeader(name),
    ...(ofVariants.has(id) ? [attributeHeader(name, true)] : []),
  ]);
  return [...new Map(headers.map((header) => [header.toLowerCase(), header])).values()];
}

export const exportHeaders = (stated: ExportedAttributes): readonly string[] => [
  ...shopifyHeaders,
  ...attributeHeaders(stated),
];

/** The cells by their header in lower case. */
const attributeCells = (
  attributes: readonly CategoryAttribute[],
  values: AttributeValues,
  ofVariant: boolean,
): [string, CsvCell][] =>
  attributes.flatMap((attribute) => {
    const value = values[attribute.id];
    return value === undefined
      ? []
      : [
          [
            attributeHeader(attribute.name, ofVariant).toLowerCase(),
            attributeToCell(attribute, value),
          ],
        ];
  });

/**
 * The lines of one product in Shopify's format: one per variant, and one for each further image.
 */
export function productLines(
  product: ExportedProduct,
  { headers, stated, categoryPath, imageUrl }: ExportContext,
): string {
  const simple = {
    ...product.pricing,
    sku: product.sku,
    quantity: product.quantity,
    options: {},
    image: undefined,
    attributes: {},
  };
  const variants: readonly Omit<Product['variant'][number], 'id'>[] =
    product.variant.length > 0 ? product.variant : [simple];
  const { length = '', width = '', height = '' } = product.dimensions ?? {};
  const handle = handleFor(product);

  const described: Record<string, CsvCell> = {
    [columns.title]: product.name,
    [columns.body]: linesToHtml(product.description),
    [columns.vendor]: product.brand ?? '',
    [columns.type]: categoryPath,
    [columns.tags]: product.tags.join(', '),
    [columns.published]: 'true',
    [columns.status]: product.approvalStatus === 'draft' ? 'draft' : 'active',
    [columns.giftCard]: 'false',
    [columns.marketplace]: String(product.isOnMarketplace),
    [columns.cost]: product.pricing.costPrice === undefined ? '' : product.pricing.costPrice / KOBO,
    [columns.productSku]: product.sku,
    ...Object.fromEntries(
      plainFieldNames.map((field) => [plainColumns[field].header, product[field] ?? '']),
    ),
    [columns.length]: length,
    [columns.width]: width,
    [columns.height]: height,
    ...Object.fromEntries(attributeCells(stated.attributes, product.attributes, false)),
  };
  const names =
    product.variantProperties.length > 0
      ? product.variantProperties.map(({ property }) => property)
      : [DEFAULT_OPTION.name];

  return Array.from(
    { length: Math.max(variants.length, product.hostedImages.length) },
    (_, place) => {
      const variant = variants[place];
      const image = product.hostedImages[place];
      const cells: Record<string, CsvCell> = {
        [columns.handle]: handle,
        ...(place === 0 && described),
        ...(place === 0 &&
          Object.fromEntries(names.map((name, index) => [optionColumns[index]?.name, name]))),
        ...(variant && {
          ...Object.fromEntries(
            names.map((name, index) => [
              optionColumns[index]?.value,
              product.variant.length > 0 ? (variant.options[name] ?? '') : DEFAULT_OPTION.value,
            ]),
          ),
          [columns.sku]: variant.sku,
          [columns.grams]: Number((product.weight * 1000).toPrecision(15)),
          [columns.tracker]: 'shopify',
          [columns.quantity]: variant.quantity,
          [columns.policy]: product.contSalesOutOfStock ? 'continue' : 'deny',
          [columns.fulfilment]: 'manual',
          [columns.price]: variant.sellingPrice / KOBO,
          [columns.compareAt]: variant.price > variant.sellingPrice ? variant.price / KOBO : '',
          [columns.requiresShipping]: String(!product.IsDigitalProduct),
          [columns.taxable]: 'true',
          [columns.weightUnit]: 'kg',
          [columns.variantImage]: variant.image === undefined ? '' : imageUrl(variant.image),
          ...Object.fromEntries(attributeCells(stated.attributes, variant.attributes ?? {}, true)),
        }),
        ...(image !== undefined && {
          [columns.imageSrc]: imageUrl(image),
          [columns.imagePosition]: place + 1,
        }),
      };
      return csvLine(
        headers.map((header) => guardFormula(cells[header] ?? cells[header.toLowerCase()])),
      );
    },
  ).join('');
}
