import type { CustomerProduct } from '@market/domain/catalogue/product';
import { effectiveValue } from '@market/domain/catalogue/specification';
import { valueText } from '@market/domain/catalogue/value-text';

interface SpecificationsProps {
  product: CustomerProduct;
  variantId: string | undefined;
  /** `keyRating` and `sku` are those of the chosen variant. */
  keyRating: string | undefined;
  sku: string;
}

interface Group {
  readonly name: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
}

const dimensionsText = ({ dimension }: CustomerProduct): string | undefined =>
  dimension && `${dimension.width} × ${dimension.length} × ${dimension.height}\u00a0cm`;

/** The attributes that the store states, in the groups of the product's category. */
const statedGroups = ({ specification }: CustomerProduct, variantId: string | undefined): Group[] =>
  specification.map(({ group, attributes }) => ({
    name: group,
    facts: attributes.flatMap((attribute) => {
      const value = effectiveValue(attribute, variantId);
      return value === undefined
        ? []
        : [{ term: attribute.name, value: valueText(attribute, value) }];
    }),
  }));

function generalGroup({ product, keyRating, sku }: SpecificationsProps): Group {
  const { brand, weight, store, category, subCategory, childCategory } = product;
  const facts = [
    { term: 'Brand', value: brand },
    { term: 'Rating', value: keyRating },
    {
      term: 'Category',
      value: [category, subCategory, childCategory].flatMap((each) => each?.name ?? []).join(', '),
    },
    { term: 'Weight', value: weight > 0 ? `${weight}\u00a0kg` : undefined },
    { term: 'Size (W × L × H)', value: dimensionsText(product) },
    { term: 'Ships from', value: [store.city, store.state].filter(Boolean).join(', ') },
    { term: 'SKU', value: sku },
  ];
  return {
    name: product.specification.length > 0 ? 'General' : '',
    facts: facts.flatMap(({ term, value }) => (value ? [{ term, value }] : [])),
  };
}

/**
 * Adds the general facts to the stated group with the same name, or at the end as a group of their
 * own.
 */
function createGroups(props: SpecificationsProps): Group[] {
  const stated = statedGroups(props.product, props.variantId).filter(
    ({ facts }) => facts.length > 0,
  );
  const general = generalGroup(props);
  return stated.some(({ name }) => name === general.name)
    ? stated.map((group) =>
        group.name === general.name
          ? { ...group, facts: [...group.facts, ...general.facts] }
          : group,
      )
    : [...stated, general];
}

export function Specifications(props: SpecificationsProps) {
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="display mb-4 text-d2">
        Specifications
      </h2>
      <div className="-mb-9 gap-x-14 lg:columns-2">
        {createGroups(props).map(({ name, facts }) => (
          <div key={name} className="break-inside-avoid pb-9">
            {name && <h3 className="pb-2.5 text-md font-semibold">{name}</h3>}
            <table className="w-full border-t-2 border-text" aria-label={name || 'Specifications'}>
              <tbody>
                {facts.map(({ term, value }) => (
                  <tr key={term} className="border-b border-line text-sm md:text-base">
                    <th
                      scope="row"
                      className="w-[46%] py-2.5 pr-4 text-left align-top font-normal text-muted"
                    >
                      {term}
                    </th>
                    <td className="py-2.5 font-medium">{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </section>
  );
}
