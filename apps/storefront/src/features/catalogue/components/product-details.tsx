import type { CustomerProduct } from '@market/domain/catalogue/product';

interface Fact {
  term: string;
  value: string | undefined;
}

interface SpecificationsProps {
  product: CustomerProduct;
  /** Of the chosen variant, as its SKU. */
  keyRating: string | undefined;
  sku: string;
}

const measure = ({ dimension }: CustomerProduct): string | undefined => dimension && `${dimension.width} × ${dimension.length} × ${dimension.height}\u00a0cm`;

function factsOf({ product, keyRating, sku }: SpecificationsProps): Fact[] {
  return [
    { term: 'Brand', value: product.brand },
    { term: 'Rating', value: keyRating },
    { term: 'Category', value: [product.category, product.subCategory, product.childCategory].flatMap((each) => each?.name ?? []).join(', ') },
    { term: 'Weight', value: product.weight > 0 ? `${product.weight}\u00a0kg` : undefined },
    { term: 'Dimensions (W × L × H)', value: measure(product) },
    { term: 'Ships from', value: [product.store.city, product.store.state].filter(Boolean).join(', ') },
    { term: 'SKU', value: sku },
  ].filter(({ value }) => value);
}

/** Facts as a ruled table. */
export function Specifications(props: SpecificationsProps) {
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="display mb-4 text-d2">
        Specifications
      </h2>
      <table className="w-full border-t-2 border-text">
        <tbody>
          {factsOf(props).map(({ term, value }) => (
            <tr key={term} className="border-b border-line text-sm md:text-base">
              <th scope="row" className="w-[42%] py-2.5 pr-4 text-left align-top font-normal text-muted">
                {term}
              </th>
              <td className="py-2.5 font-medium">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The description, a line at a time. */
export function About({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="display mb-4 text-d2">
        About this product
      </h2>
      <ul className="grid max-w-(--measure) gap-3 leading-[1.6] text-text-2">
        {lines.map((line) => (
          <li key={line} className="relative pl-5.5 before:absolute before:top-[.62em] before:left-0 before:h-[3px] before:w-2.5 before:bg-accent">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
