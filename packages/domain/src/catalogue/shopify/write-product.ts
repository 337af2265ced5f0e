import { csvLine, type CsvCell } from '../../csv';
import type { Product } from '../product';
import { columns, NO_OPTION, optionColumns, plainFields, shopifyHeaders } from './columns';
import { linesToHtml } from './html-lines';

export interface ExportedProduct extends Product {
  readonly handle: string | null;
}

interface Around {
  /** `Inverters > Hybrid > Single-phase` */
  readonly categoryPath: string;
  /** Public URL of a hosted image. */
  readonly imageUrl: (hosted: string) => string;
}

const KOBO = 100;

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** A product that was not imported gets a handle from its name and the end of its id. */
const handleFor = ({ handle, name, id }: ExportedProduct): string =>
  handle ?? [slugOf(name), id.slice(-12)].filter(Boolean).join('-');

/**
 * The CSV writer adds an apostrophe before a formula and the reader removes it. Typed apostrophes
 * need a second one.
 */
const guardFormula = (cell: CsvCell | undefined): CsvCell =>
  typeof cell === 'string' && /^'+[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : (cell ?? '');

/** The header line of an export. */
export const csvHeader = (): string => csvLine(shopifyHeaders);

/**
 * The lines of one product in Shopify's format: one per variant, and one for each further image.
 */
export function productLines(product: ExportedProduct, { categoryPath, imageUrl }: Around): string {
  const simple = {
    ...product.pricing,
    sku: product.sku,
    quantity: product.quantity,
    options: {},
    image: undefined,
  };
  const variants: readonly Omit<Product['variant'][number], 'id' | 'attributes'>[] =
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
    ...Object.fromEntries(plainFields.map(({ field, column }) => [column, product[field] ?? ''])),
    [columns.length]: length,
    [columns.width]: width,
    [columns.height]: height,
  };
  const names =
    product.variantProperties.length > 0
      ? product.variantProperties.map(({ property }) => property)
      : [NO_OPTION.name];

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
              product.variant.length > 0 ? (variant.options[name] ?? '') : NO_OPTION.value,
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
        }),
        ...(image !== undefined && {
          [columns.imageSrc]: imageUrl(image),
          [columns.imagePosition]: place + 1,
        }),
      };
      return csvLine(shopifyHeaders.map((header) => guardFormula(cells[header])));
    },
  ).join('');
}
