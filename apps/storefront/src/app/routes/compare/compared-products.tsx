import {
  findBestIndexes,
  compareSpecifications,
  type ComparisonGroup,
} from '@market/domain/catalogue/comparison';
import type { CustomerProduct } from '@market/domain/catalogue/product';
import { DeliveryText } from '@market/ui/delivery-text';
import { Price } from '@market/ui/price';
import { useCardPromise } from '../../../features/catalogue/card-promises';
import {
  ComparisonTable,
  ComparisonValue,
  type ComparedRow,
} from '../../../features/catalogue/components/comparison-table';
import { toOffer, variantInUrl } from '../../../features/catalogue/model/variants';
import { AddComparedToCart } from './add-compared-to-cart';
import { ComparisonHeader } from './comparison-header';

export interface ComparisonColumn {
  readonly product: CustomerProduct;
  /** The variant as written in the URL. */
  readonly variant?: string | undefined;
}

interface ComparedProductsProps {
  compared: readonly ComparisonColumn[];
  /** How many more products can be added. */
  free: number;
  isOnlyDifferent: boolean;
  onRemove: (id: string) => void;
  onChoose: (id: string, variant: string) => void;
}

export function ComparedProducts({
  compared,
  free,
  isOnlyDifferent,
  onRemove,
  onChoose,
}: ComparedProductsProps) {
  const columns = compared.map(({ product, variant: param }) => {
    const variant = variantInUrl(product, param);
    return { product, variant, offer: toOffer(product, variant) };
  });
  const cheapest = findBestIndexes(
    columns.map(({ offer }) => offer.sellingPrice),
    'less',
  );
  const rows: ComparedRow[] = [
    {
      key: 'price',
      name: 'Price',
      cells: columns.map(({ product, offer }, place) => (
        <div key={product.id} className="grid gap-3">
          <ComparisonValue
            text={<Price kobo={offer.sellingPrice} />}
            best={cheapest.has(place) ? 'Lowest' : undefined}
          />
          <AddComparedToCart product={product} offer={offer} />
        </div>
      )),
    },
    {
      key: 'arrives',
      name: 'Arrives',
      cells: columns.map(({ product }) => <Arrival key={product.id} product={product} />),
    },
  ];
  const groups = [
    ...compareSpecifications(
      columns.map(({ product, variant }) => ({
        specification: product.specification,
        variantId: variant?.id,
      })),
    ),
    dimensionsGroup(columns.map(({ product }) => product)),
  ].map(({ group, rows: stated }) => ({
    group,
    rows: isOnlyDifferent ? stated.filter(({ isDifferent }) => isDifferent) : stated,
  }));
  return (
    <ComparisonTable
      label={`Comparison of ${compared.length} products`}
      corner={
        free > 0
          ? `Add up to ${free} more from the list.`
          : `${compared.length} of ${compared.length}. Remove one to add another.`
      }
      heads={columns.map(({ product, variant }) => ({
        key: product.id,
        content: (
          <ComparisonHeader
            product={product}
            variant={variant}
            onRemove={() => onRemove(product.id)}
            onChoose={(param) => onChoose(product.id, param)}
          />
        ),
      }))}
      rows={rows}
      groups={groups.filter(({ rows: stated }) => stated.length > 0)}
    />
  );
}

function Arrival({ product }: { product: CustomerProduct }) {
  const delivery = useCardPromise(product);
  if (!product.inStock) return 'Sold out';
  return <DeliveryText delivery={delivery} />;
}

/** Weight, size and return period, which are not attributes. */
function dimensionsGroup(products: readonly CustomerProduct[]): ComparisonGroup {
  const weights = products.map(({ weight }) => (weight > 0 ? weight : undefined));
  const lightest = findBestIndexes(weights, 'less');
  const sizes = products.map(
    ({ dimension }) =>
      dimension && `${dimension.width} × ${dimension.length} × ${dimension.height}\u00a0cm`,
  );
  const returns = products.map(({ returnDays }) => `${returnDays}\u00a0days`);
  const row = (id: string, name: string, texts: readonly (string | undefined)[]) => ({
    id,
    name,
    cells: texts.map((text) => ({ text, isBest: false })),
    best: '',
    isDifferent: new Set(texts).size > 1,
  });
  return {
    group: 'Size, weight and returns',
    rows: [
      {
        ...row('weight', 'Weight', []),
        cells: weights.map((weight, place) => ({
          text: weight === undefined ? undefined : `${weight}\u00a0kg`,
          isBest: lightest.has(place),
        })),
        best: 'Lightest',
        isDifferent: new Set(weights).size > 1,
      },
      row('size', 'Size (W × L × H)', sizes),
      row('returns', 'Return within', returns),
    ].filter(({ cells }) => cells.some(({ text }) => text !== undefined)),
  };
}
