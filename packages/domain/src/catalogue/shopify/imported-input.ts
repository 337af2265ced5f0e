import * as z from 'zod/mini';
import { issueText } from '../../issue-text';
import { withSellingPrice } from '../bulk-change';
import type { CategoryAttribute } from '../category-attribute';
import { plainFieldNames } from '../plain-fields';
import type { Product } from '../product';
import { productInputSchema, type ProductInput } from '../product-input';
import type { CategoryChoice, ImportProblem } from '../product-import';
import { hasSameOptions } from '../variants';
import { columns } from './columns';
import { importedAttributes, type ImportedAttributes } from './imported-attributes';
import type { ParsedProduct } from './read-product';
import type { ParsedVariant } from './read-variants';
import { inputProblem } from './input-problem';

interface ImportContext {
  /** The product that the rows update. Fields that are missing in the file stay unchanged. */
  readonly existing: Product | undefined;
  readonly category: CategoryChoice;
  /**
   * The attributes of the category, if the file states any. When absent, the values of attributes
   * stay unchanged.
   */
  readonly attributes?: readonly CategoryAttribute[];
  readonly hostedImages: readonly string[];
  /** Maps the image URLs in the file to hosted images. */
  readonly hosted: ReadonlyMap<string, string>;
  /** Default weight in kg, when neither the file nor the product has one. */
  readonly weight: number;
}

/** `notes` lists values that were changed or generated. */
export type ImportedInput =
  | { readonly input: ProductInput; readonly notes: readonly ImportProblem[] }
  | { readonly problems: readonly ImportProblem[] };

const KOBO = 100;
const WEIGHT_TOLERANCE = 1e-6;
const MAX_SKU_LENGTH = 60;

const toNaira = (kobo: number): number => kobo / KOBO;

/** Generates a SKU: `classic-top` and `Small` become `CLASSIC-TOP-SMALL`. Stable across imports. */
const generateSku = (handle: string, options: Readonly<Record<string, string>>): string =>
  [handle, ...Object.values(options)]
    .map((part) => part.normalize('NFC').replace(/[^\p{L}\p{N}.]+/gu, '-'))
    .join('-')
    .toUpperCase()
    .slice(0, MAX_SKU_LENGTH);

/**
 * Merges the rows into a product and validates it. Returns the input, or its problems by line and
 * column.
 */
export function importedInput(read: ParsedProduct, around: ImportContext): ImportedInput {
  const { attributes, existing } = around;
  const stated = attributes && importedAttributes(read, attributes, existing?.attributes);
  const wire = toWire(read, around, stated);
  const parsed = z.safeParse(productInputSchema, wire, { error: issueText });
  return parsed.success
    ? {
        input: parsed.data,
        notes: [...listNotes(read, around, parsed.data), ...(stated?.problems ?? [])],
      }
    : { problems: parsed.error.issues.map((issue) => inputProblem(read, wire, issue)) };
}

/** The note for a product that is on sale, but a draft in the file. */
export const REMOVED_FROM_SALE = 'Approved before, but a draft in the file: no longer on sale';

/** The product as a form would send it, with money in naira. */
function toWire(
  read: ParsedProduct,
  { existing, category, hostedImages, hosted, weight }: ImportContext,
  stated: ImportedAttributes | undefined,
) {
  const variants = read.variants.map((variant, place) => {
    const { known, ...wire } = wireVariant(read, variant, { existing, hostedImages, hosted });
    return { ...wire, ...(stated && { attributes: stated.ofVariant(place, known?.attributes) }) };
  });
  const cheapest = variants.toSorted((a, b) => a.sellingPrice - b.sellingPrice)[0] ?? {
    price: 0,
    sellingPrice: 0,
    quantity: 0,
    quantityRead: undefined,
    sku: '',
  };
  const isSimple = read.properties.length === 0;
  const costPrice =
    read.costPrice ??
    (existing?.pricing.costPrice === undefined ? undefined : toNaira(existing.pricing.costPrice));
  return {
    name: read.name ?? existing?.name ?? '',
    description: read.description ?? existing?.description ?? [read.name ?? ''],
    brand: read.brand ?? existing?.brand,
    tags: read.tags ?? existing?.tags ?? [],
    ...category,
    hostedImages,
    pricing: {
      ...(costPrice !== undefined && { costPrice }),
      price: cheapest.price,
      sellingPrice: cheapest.sellingPrice,
    },
    sku: isSimple ? cheapest.sku : (read.sku ?? existing?.sku ?? generateSku(read.handle, {})),
    quantity: isSimple
      ? cheapest.quantity
      : variants.reduce((total, { quantity }) => total + quantity, 0),
    ...(isSimple && { quantityRead: cheapest.quantityRead }),
    weight:
      existing &&
      (read.weight === undefined || Math.abs(read.weight - existing.weight) < WEIGHT_TOLERANCE)
        ? existing.weight
        : (read.weight ?? weight),
    dimensions: read.dimension ?? existing?.dimensions,
    contSalesOutOfStock: read.contSalesOutOfStock ?? existing?.contSalesOutOfStock ?? false,
    stockAlertUnits: 0,
    ...plainValues(read, existing),
    IsDigitalProduct: read.isDigital ?? existing?.IsDigitalProduct ?? false,
    variantProperties: mergeProperties(read, existing),
    variant: isSimple ? [] : variants,
    ...(stated && { attributes: stated.own }),
    // A product without an image cannot be submitted.
    isDraft: hostedImages.length === 0 || (read.isDraft ?? existing?.approvalStatus === 'draft'),
  };
}

const plainValues = ({ plain }: ParsedProduct, existing: Product | undefined) =>
  Object.fromEntries(
    plainFieldNames.flatMap((field) => {
      const value = plain[field] ?? existing?.[field];
      return value === undefined || value === '' ? [] : [[field, value]];
    }),
  );

function wireVariant(
  read: ParsedProduct,
  { sku, options, sellingPrice = 0, price, quantity, image }: ParsedVariant,
  { existing, hostedImages, hosted }: Pick<ImportContext, 'existing' | 'hostedImages' | 'hosted'>,
) {
  const simple =
    existing && existing.variant.length === 0
      ? {
          ...existing.pricing,
          sku: existing.sku,
          quantity: existing.quantity,
          options: {},
          image: undefined,
          attributes: {},
        }
      : undefined;
  const known = [...(existing?.variant ?? []), ...(simple ? [simple] : [])].find((variant) =>
    sku === undefined ? hasSameOptions(variant.options, options) : variant.sku === sku,
  );
  const kept =
    known &&
    withSellingPrice(
      { price: toNaira(known.price), sellingPrice: toNaira(known.sellingPrice) },
      sellingPrice,
    );
  return {
    known,
    sku: sku ?? known?.sku ?? generateSku(read.handle, options),
    options,
    sellingPrice,
    price: price ?? kept?.price ?? sellingPrice,
    quantity: quantity ?? known?.quantity ?? 0,
    quantityRead: known?.quantity,
    image: hostedImages.find(
      (each) => each === ((image === undefined ? undefined : hosted.get(image)) ?? known?.image),
    ),
  };
}

/**
 * Keeps the order of existing options. Options that never had a variant stay. Options whose
 * variants were removed do not.
 */
function mergeProperties(
  { properties }: ParsedProduct,
  existing: Product | undefined,
): ProductInput['variantProperties'] {
  return properties.map(({ property, options }) => {
    const before =
      existing?.variantProperties.find((known) => known.property === property)?.options ?? [];
    const savedOptions = new Set(existing?.variant.map((variant) => variant.options[property]));
    const kept = before.filter((option) => options.includes(option) || !savedOptions.has(option));
    return { property, options: [...kept, ...options.filter((option) => !kept.includes(option))] };
  });
}

/** Notes about required values that the file lacks, and about the approval status. */
function listNotes(
  read: ParsedProduct,
  { existing }: Pick<ImportContext, 'existing'>,
  input: ProductInput,
): ImportProblem[] {
  const note = (line: number, column: string, result: string, message: string): ImportProblem => ({
    line,
    column,
    value: '',
    result,
    severity: 'changed',
    message,
  });
  const skus = new Set(existing ? [existing.sku, ...existing.variant.map(({ sku }) => sku)] : []);
  const variantNotes = (input.variant.length > 0 ? input.variant : [input]).flatMap(
    ({ sku }, place) => {
      const variant = read.variants[place];
      return variant && variant.sku === undefined && !skus.has(sku)
        ? [note(variant.line, columns.sku, sku, 'No SKU: generated from the handle and options')]
        : [];
    },
  );
  return [
    ...variantNotes,
    ...(read.weight === undefined && !existing
      ? [
          note(
            read.line,
            columns.grams,
            `${input.weight} kg`,
            'No weight: the default weight is used',
          ),
        ]
      : []),
    ...(input.isDraft && read.isDraft !== true && existing?.approvalStatus !== 'draft'
      ? [
          note(
            read.line,
            read.hasStatus ? columns.status : columns.imageSrc,
            'draft',
            'No image: saved as a draft until you add one',
          ),
        ]
      : []),
    ...(input.isDraft && existing?.approvalStatus === 'approved'
      ? [note(read.line, columns.status, 'draft', REMOVED_FROM_SALE)]
      : []),
    ...(read.description === undefined && !existing
      ? [note(read.line, columns.body, input.name, 'No description: the name is used instead')]
      : []),
  ];
}
