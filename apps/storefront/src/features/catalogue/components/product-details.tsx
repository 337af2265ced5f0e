import {
  readDescriptionLine,
  type DescriptionLine,
} from '@market/domain/catalogue/description-lines';
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

const measure = ({ dimension }: CustomerProduct): string | undefined =>
  dimension && `${dimension.width} × ${dimension.length} × ${dimension.height}\u00a0cm`;

function factsOf({ product, keyRating, sku }: SpecificationsProps): Fact[] {
  return [
    { term: 'Brand', value: product.brand },
    { term: 'Rating', value: keyRating },
    {
      term: 'Category',
      value: [product.category, product.subCategory, product.childCategory]
        .flatMap((each) => each?.name ?? [])
        .join(', '),
    },
    { term: 'Weight', value: product.weight > 0 ? `${product.weight}\u00a0kg` : undefined },
    { term: 'Dimensions (W × L × H)', value: measure(product) },
    {
      term: 'Ships from',
      value: [product.store.city, product.store.state].filter(Boolean).join(', '),
    },
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
              <th
                scope="row"
                className="w-[42%] py-2.5 pr-4 text-left align-top font-normal text-muted"
              >
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

/** The indentation of each level of nested lists. */
const indents = ['pl-5.5', 'pl-11', 'pl-16.5', 'pl-22'];
const dashes = ['before:left-0', 'before:left-5.5', 'before:left-11', 'before:left-16.5'];

/** A line of text is a paragraph next to list items, and an item itself where there are none. */
function Line({ line, isPlain }: { line: DescriptionLine; isPlain: boolean }) {
  if (line.kind === 'text' && isPlain) return <li>{line.text}</li>;
  const depth = line.kind === 'item' ? line.depth : 0;
  const number = line.kind === 'item' ? line.number : undefined;
  return (
    <li
      className={
        number === undefined
          ? `relative before:absolute before:top-[.62em] before:h-[3px] before:w-2.5 before:bg-accent ${indents[depth]} ${dashes[depth]}`
          : `relative ${indents[depth]}`
      }
    >
      {number !== undefined && `${number}. `}
      {line.text}
    </li>
  );
}

/** The description, line by line. */
export function About({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const hasList = lines.some((line) => readDescriptionLine(line).kind === 'item');
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="display mb-4 text-d2">
        About this product
      </h2>
      <ul className="grid max-w-(--measure) gap-3 leading-[1.6] text-text-2">
        {lines.map((line, index) => (
          <Line key={index} line={readDescriptionLine(line)} isPlain={hasList} />
        ))}
      </ul>
    </section>
  );
}
