import { MAX_COMPARED } from '../../../shared/comparison';

/** A product in the address of a comparison, with the variant that is shown. */
export interface ComparedId {
  readonly id: string;
  /** As in the address of the product's page. */
  readonly variant?: string | undefined;
}

/** `p1:5-kva_graphite,p2` in the address. */
export const comparedText = (products: readonly ComparedId[]): string =>
  products.map(({ id, variant }) => (variant ? `${id}:${variant}` : id)).join();

/** The products that an address names: each once, and as many as are compared. */
export function parseCompared(text: string | null): ComparedId[] {
  const products = new Map<string, ComparedId>();
  for (const part of (text ?? '').split(',')) {
    const [id = '', variant] = part.split(':');
    if (id !== '' && !products.has(id)) products.set(id, { id, ...(variant && { variant }) });
  }
  return [...products.values()].slice(0, MAX_COMPARED);
}
