import { MAX_COMPARED_PRODUCTS } from '../../../shared/comparison';

export interface ComparedProductRef {
  readonly id: string;
  /** The variant as written in the URL of the product's page. */
  readonly variant?: string | undefined;
}

/** `p1:5-kva_graphite,p2` in the URL. */
export const comparedProductsText = (products: readonly ComparedProductRef[]): string =>
  products.map(({ id, variant }) => (variant ? `${id}:${variant}` : id)).join();

/** The products named in a URL. Drops repeated products, and those beyond the maximum. */
export function parseComparedProducts(text: string | null): ComparedProductRef[] {
  const products = new Map<string, ComparedProductRef>();
  for (const part of (text ?? '').split(',')) {
    const [id = '', variant] = part.split(':');
    if (id !== '' && !products.has(id)) products.set(id, { id, ...(variant && { variant }) });
  }
  return [...products.values()].slice(0, MAX_COMPARED_PRODUCTS);
}
