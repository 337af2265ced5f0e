import { createStoredValue, isListOf, isText } from './stored-value';

export const MIN_COMPARED_PRODUCTS = 2;
export const MAX_COMPARED_PRODUCTS = 4;

export interface ComparedProduct {
  readonly id: string;
  readonly name: string;
  readonly image?: string | undefined;
}

/** The compared products, which all belong to one category of the first level. */
export interface Comparison {
  readonly categoryId: string;
  readonly products: readonly ComparedProduct[];
}

const isProduct = (value: unknown): value is ComparedProduct =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  isText(value.id, 50) &&
  'name' in value &&
  isText(value.name, 300) &&
  (!('image' in value) || isText(value.image, 300));

const isComparison = (value: unknown): value is Comparison =>
  typeof value === 'object' &&
  value !== null &&
  'categoryId' in value &&
  isText(value.categoryId, 50) &&
  'products' in value &&
  isListOf(value.products, isProduct, MAX_COMPARED_PRODUCTS);

export const comparison = createStoredValue<Comparison>('storefront_compared', isComparison, {
  categoryId: '',
  products: [],
});

/**
 * Adds a product. A product of another category starts a new comparison. A fifth product changes
 * nothing.
 */
export function addComparedProduct(categoryId: string, product: ComparedProduct): void {
  const current = comparison.get();
  const products = current.categoryId === categoryId ? current.products : [];
  if (products.length < MAX_COMPARED_PRODUCTS && !products.some(({ id }) => id === product.id))
    comparison.set({ categoryId, products: [...products, product] });
}

export function removeComparedProduct(productId: string): void {
  const { categoryId, products } = comparison.get();
  comparison.set({ categoryId, products: products.filter(({ id }) => id !== productId) });
}
