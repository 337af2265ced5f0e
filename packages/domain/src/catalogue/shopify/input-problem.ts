import type * as z from 'zod/mini';
import { plainColumns, plainFieldNames } from '../plain-fields';
import type { ImportProblem } from '../product-import';
import { columns, optionColumns } from './columns';
import type { ParsedProduct } from './read-product';

const columnByField: Readonly<Record<string, string>> = {
  ...Object.fromEntries(plainFieldNames.map((field) => [field, plainColumns[field].header])),
  name: columns.title,
  description: columns.body,
  brand: columns.vendor,
  tags: columns.tags,
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
  dimensions: columns.length,
  options: optionColumns[0]?.value ?? '',
  variantProperties: optionColumns[0]?.name ?? '',
  variant: columns.sku,
};

/** Maps an error path to its cell: `['variant', 2, 'sku']` is the SKU of the third variant. */
export function inputProblem(
  { line, variants }: ParsedProduct,
  wire: unknown,
  { path, message }: z.core.$ZodIssue,
): ImportProblem {
  const [field, place] = path;
  const variant = field === 'variant' && typeof place === 'number' ? variants[place] : undefined;
  const name = [...path]
    .reverse()
    .find((key): key is string => typeof key === 'string' && key in columnByField);
  const value = path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    wire,
  );
  return {
    line: variant?.line ?? line,
    ...(name !== undefined && { column: columnByField[name] }),
    // Only texts and numbers can be shown as the cell's value.
    ...((typeof value === 'string' || typeof value === 'number') && {
      value: String(value).slice(0, 120),
    }),
    severity: 'error',
    message,
  };
}
