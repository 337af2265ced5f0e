import type { ReactNode } from 'react';
import type { Product } from '@market/domain/catalogue/product';
import { withRevision } from '@market/domain/catalogue/revised-product';
import { changesToApprove, changesToApproveText } from '@market/domain/catalogue/reviewed-fields';
import { imageUrl } from '@market/domain/image';
import { ProductImage } from '@market/ui/product-image';
import { statedGroups } from '../model/stated-groups';

const comparedFields: readonly {
  label: string;
  show: (product: Product, other: Product) => ReactNode;
}[] = [
  { label: 'name', show: ({ name }) => name },
  { label: 'category', show: categoryPath },
  { label: 'description', show: ({ description }) => <Lines lines={description} /> },
  {
    label: 'specification',
    show: (product, other) => (
      <StatedValues texts={statedValueTexts(product)} other={statedValueTexts(other)} />
    ),
  },
  { label: 'photos', show: ({ hostedImages }) => <Photos images={hostedImages} /> },
];

export function ProductChanges({ product }: { product: Product }) {
  const changed = withRevision(product);
  const labels = changesToApproveText(changesToApprove(product, changed)).split(', ');
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">Changes</h3>
      <table className="w-full table-fixed overflow-clip rounded-2 border border-line text-left text-sm">
        <thead className="bg-sunken text-xs text-text-2">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              Approved version
            </th>
            <th scope="col" className="px-3 py-2 font-semibold">
              Change
            </th>
          </tr>
        </thead>
        {comparedFields
          .filter(({ label }) => labels.includes(label))
          .map(({ label, show }) => (
            <tbody key={label} className="border-t border-line align-top">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="px-3 pt-2 pb-1 text-xs font-semibold text-muted first-letter:uppercase"
                >
                  {label}
                </th>
              </tr>
              <tr>
                <td className="bg-danger-soft px-3 py-2 wrap-anywhere text-on-danger-soft">
                  {show(product, changed)}
                </td>
                <td className="bg-success-soft px-3 py-2 font-medium wrap-anywhere text-on-success-soft">
                  {show(changed, product)}
                </td>
              </tr>
            </tbody>
          ))}
      </table>
    </section>
  );
}

function categoryPath({ category, subCategory, childCategory }: Product): string {
  return [category, subCategory, childCategory].filter(Boolean).join(' › ');
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid list-disc gap-1 pl-4">
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </ul>
);

const Photos = ({ images }: { images: readonly string[] }) => (
  <ul className="grid grid-cols-2 gap-2">
    {images.map((image, index) => (
      <li key={image}>
        <ProductImage src={imageUrl(image, 160)} alt={`Photo ${index + 1}`} size={160} />
      </li>
    ))}
  </ul>
);

const statedValueTexts = (product: Product): string[] =>
  statedGroups(product).flatMap(({ facts }) => facts.map(({ term, value }) => `${term}: ${value}`));

function StatedValues({ texts, other }: { texts: readonly string[]; other: readonly string[] }) {
  const own = texts.filter((text) => !other.includes(text));
  return own.length === 0 ? <span>Nothing else</span> : <Lines lines={own} />;
}
