import * as z from 'zod/mini';
import { issueText } from '../../issue-text';
import { withSellingPrice } from '../bulk-change';
import type { Product } from '../product';
import { productInputSchema, type ProductInput } from '../product-input';
import type { CategoryChoice, ImportProblem } from '../product-import';
import { sameOptions } from '../variants';
import { columns, optionColumns } from './columns';
import type { ReadProduct, ReadVariant } from './read-product';

interface Around {
  /** The product that the rows change. What they do not say stays as it is. */
  readonly existing: Product | undefined;
  readonly category: CategoryChoice;
  readonly hostedImages: readonly string[];
  /** Kilograms, where neither the file nor the product says it. */
  readonly weight: number;
}

export type ImportedInput = { readonly input: ProductInput } | { readonly problems: readonly ImportProblem[] };

const KOBO = 100;
const SAME_WEIGHT = 1e-6;
const MAX_SKU = 60;

const toNaira = (kobo: number): number => kobo / KOBO;

/** `classic-top` and `Small` to `CLASSIC-TOP-SMALL`: the same at each import. */
const madeSku = (handle: string, options: Readonly<Record<string, string>>): string => [handle, ...Object.values(options)].map((part) => part.normalize('NFC').replace(/[^\p{L}\p{N}.]+/gu, '-')).join('-').toUpperCase().slice(0, MAX_SKU);

/** What a product is after its rows, checked by the rules of every product; else what is wrong, by line and column. */
export function importedInput(read: ReadProduct, around: Around): ImportedInput {
  const wire = wireOf(read, around);
  const parsed = z.safeParse(productInputSchema, wire, { error: issueText });
  return parsed.success ? { input: parsed.data } : { problems: parsed.error.issues.map((issue) => problemOf(read, wire, issue)) };
}

/** As a form would send it: money in naira. */
function wireOf(read: ReadProduct, { existing, category, hostedImages, weight }: Around) {
  const variants = read.variants.map((variant) => wireVariant(read, variant, { existing, hostedImages }));
  const cheapest = variants.toSorted((a, b) => a.sellingPrice - b.sellingPrice)[0] ?? { price: 0, sellingPrice: 0, quantity: 0, quantityRead: undefined, sku: '' };
  const isSimple = read.properties.length === 0;
  const costPrice = read.costPrice ?? (existing?.pricing.costPrice === undefined ? undefined : toNaira(existing.pricing.costPrice));
  return {
    name: read.name ?? existing?.name ?? '',
    description: read.description ?? existing?.description ?? [read.name ?? ''],
    keyRating: (read.keyRating ?? existing?.keyRating) || undefined,
    brand: existing?.brand,
    tags: existing?.tags ?? [],
    ...category,
    hostedImages,
    pricing: { ...(costPrice !== undefined && { costPrice }), price: cheapest.price, sellingPrice: cheapest.sellingPrice },
    sku: isSimple ? cheapest.sku : (read.sku ?? existing?.sku ?? madeSku(read.handle, {})),
    quantity: isSimple ? cheapest.quantity : variants.reduce((total, { quantity }) => total + quantity, 0),
    ...(isSimple && { quantityRead: cheapest.quantityRead }),
    weight: existing && (read.weight === undefined || Math.abs(read.weight - existing.weight) < SAME_WEIGHT) ? existing.weight : (read.weight ?? weight),
    dimension: read.dimension ?? existing?.dimension,
    contSalesOutOfStock: read.contSalesOutOfStock ?? existing?.contSalesOutOfStock ?? false,
    stockAlertUnits: read.stockAlertUnits ?? existing?.stockAlertUnits ?? 0,
    IsDigitalProduct: read.isDigital ?? existing?.IsDigitalProduct ?? false,
    variantProperties: mergedProperties(read, existing),
    variants: isSimple ? [] : variants,
    // Without an image it cannot be submitted.
    isDraft: hostedImages.length === 0 || existing?.approvalStatus === 'draft',
  };
}

function wireVariant(read: ReadProduct, { sku, options, sellingPrice = 0, price, quantity }: ReadVariant, { existing, hostedImages }: Pick<Around, 'existing' | 'hostedImages'>) {
  const simple = existing && existing.variants.length === 0 ? { ...existing.pricing, sku: existing.sku, quantity: existing.quantity, options: {}, image: undefined } : undefined;
  const known = [...(existing?.variants ?? []), ...(simple ? [simple] : [])].find((variant) => (sku === undefined ? sameOptions(variant.options, options) : variant.sku === sku));
  const kept = known && withSellingPrice({ price: toNaira(known.price), sellingPrice: toNaira(known.sellingPrice) }, sellingPrice);
  return {
    sku: sku ?? known?.sku ?? madeSku(read.handle, options),
    options,
    sellingPrice,
    price: price ?? kept?.price ?? sellingPrice,
    quantity: quantity ?? known?.quantity ?? 0,
    quantityRead: known?.quantity,
    image: hostedImages.find((image) => image === known?.image),
  };
}

/** The options in the order in which they stood before; those that no variant had are kept, those whose variants are gone are not. */
function mergedProperties({ properties }: ReadProduct, existing: Product | undefined): ProductInput['variantProperties'] {
  return properties.map(({ property, options }) => {
    const before = existing?.variantProperties.find((known) => known.property === property)?.options ?? [];
    const had = new Set(existing?.variants.map((variant) => variant.options[property]));
    const kept = before.filter((option) => options.includes(option) || !had.has(option));
    return { property, options: [...kept, ...options.filter((option) => !kept.includes(option))] };
  });
}

const columnOf: Readonly<Record<string, string>> = {
  name: columns.title,
  description: columns.body,
  keyRating: columns.keyRating,
  categoryId: columns.type,
  subCategoryId: columns.type,
  childCategoryId: columns.type,
  hostedImages: columns.imageSrc,
  costPrice: columns.cost,
  price: columns.compareAt,
  sellingPrice: columns.price,
  pricing: columns.price,
  sku: columns.sku,
  quantity: columns.quantity,
  weight: columns.grams,
  dimension: columns.length,
  stockAlertUnits: columns.stockAlert,
  options: optionColumns[0]?.value ?? '',
  variantProperties: optionColumns[0]?.name ?? '',
  variants: columns.sku,
};

/** `['variants', 2, 'sku']` to the cell of the third variant's SKU. */
function problemOf({ line, variants }: ReadProduct, wire: unknown, { path, message }: z.core.$ZodIssue): ImportProblem {
  const [field, place] = path;
  const variant = field === 'variants' && typeof place === 'number' ? variants[place] : undefined;
  const name = [...path].reverse().find((key): key is string => typeof key === 'string' && key in columnOf);
  const value = path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), wire);
  return {
    line: variant?.line ?? line,
    ...(name !== undefined && { column: columnOf[name] }),
    // What is missing, or made of several cells, is shown as empty.
    ...((typeof value === 'string' || typeof value === 'number') && { value: String(value).slice(0, 120) }),
    severity: 'error',
    message,
  };
}

/** What is the same in a product that was read from the database and one that a file describes. */
export const inputOf = (product: Product): ProductInput => ({
  name: product.name,
  description: product.description,
  keyRating: product.keyRating,
  brand: product.brand,
  tags: product.tags,
  categoryId: product.categoryId,
  subCategoryId: product.subCategoryId,
  childCategoryId: product.childCategoryId,
  hostedImages: product.hostedImages,
  pricing: product.pricing,
  sku: product.sku,
  quantity: product.quantity,
  weight: product.weight,
  dimension: product.dimension,
  contSalesOutOfStock: product.contSalesOutOfStock,
  stockAlertUnits: product.stockAlertUnits,
  IsDigitalProduct: product.IsDigitalProduct,
  variantProperties: product.variantProperties,
  isDraft: product.approvalStatus === 'draft',
  variants: product.variants.map(({ id: _id, ...variant }) => variant),
});

/** Whether two inputs would be saved as the same: keys in any order, nothing as good as empty. */
export const isSameInput = (a: ProductInput, b: ProductInput): boolean => settled(a) === settled(b);

const settled = (input: ProductInput): string => JSON.stringify(input, (key, value: unknown) => (key === 'quantityRead' ? undefined : typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined).sort(([a], [b]) => (a < b ? -1 : 1))) : value));
