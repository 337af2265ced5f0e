import type {
  CategoryChoice,
  CategoryMapping,
  CategorySource,
  ImportProblem,
  ImportStart,
} from '@market/domain/catalogue/product-import';
import type { ParsedProduct } from '@market/domain/catalogue/shopify/read-product';
import type { Db } from '../../db/db';
import { invalid, isAppError } from '../../platform/errors';
import { resolveMergedCategories } from '../catalogue';
import type { FileSummary } from './product-imports.tables';

/** The maximum number of types and tags that the merchant is asked to map. */
const MAX_SOURCES = 200;

/** Types come first, then tags, each sorted by frequency. */
export function listCategorySources(products: readonly ParsedProduct[]): FileSummary['sources'] {
  const found = new Map<string, CategorySource & { products: number }>();
  for (const { kind, value } of products.flatMap(({ sources }) => sources)) {
    const key = `${kind} ${value}`;
    const existing = found.get(key);
    if (existing) existing.products += 1;
    else found.set(key, { kind, value, products: 1 });
  }
  return [...found.values()]
    .toSorted((a, b) => (a.kind === b.kind ? b.products - a.products : a.kind === 'type' ? -1 : 1))
    .slice(0, MAX_SOURCES);
}

export async function assertMapping(db: Db, { mapping, otherwise }: ImportStart): Promise<void> {
  const chosen: [field: string, choice: CategoryMapping['choice']][] = [
    ...mapping.map(({ choice }, place): [string, CategoryMapping['choice']] => [
      `mapping.${place}.choice`,
      choice,
    ]),
    ['otherwise', otherwise],
  ];
  const seen = new Set<string>();
  for (const [field, choice] of chosen) {
    const key = JSON.stringify(choice);
    if (!choice || seen.has(key)) continue;
    seen.add(key);
    try {
      await resolveMergedCategories(db, choice);
    } catch (error) {
      throw isAppError(error, 'invalid') ? invalid(field, error.message) : error;
    }
  }
}

export function findMappedCategory(
  sources: readonly CategorySource[],
  mapping: ImportStart['mapping'],
): CategoryChoice | undefined {
  for (const { kind, value } of sources) {
    const choice = mapping.find((each) => each.kind === kind && each.value === value)?.choice;
    if (choice) return choice;
  }
  return undefined;
}

/** Reports product types that differ from the category's name: only the category is stored. */
export const findTypeProblems = ({ line, sources }: ParsedProduct, path: string): ImportProblem[] =>
  sources
    .filter(
      ({ kind, value }) => kind === 'type' && ![path, path.split(' > ').at(-1)].includes(value),
    )
    .map(({ column, value }) => ({
      line,
      column,
      value,
      result: path,
      severity: 'changed',
      message: 'Assigned to a category of this marketplace',
    }));
