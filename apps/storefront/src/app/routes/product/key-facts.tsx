import type { CustomerProduct } from '@market/domain/catalogue/product';
import { topFacts } from '@market/domain/catalogue/top-facts';

const FACT_COUNT = 4;

export function KeyFacts({
  product,
  variantId,
}: {
  product: CustomerProduct;
  variantId: string | undefined;
}) {
  const facts = topFacts(product.specification, variantId, FACT_COUNT);
  if (facts.length < FACT_COUNT) return null;
  return (
    <dl className="mb-5 grid grid-cols-2 gap-x-4 gap-y-3 border-b border-line pb-5 xl:grid-cols-4 xl:gap-x-0">
      {facts.map(({ id, name, text }) => (
        <div
          key={id}
          className="min-w-0 xl:border-l xl:border-line xl:px-3.5 xl:first:border-l-0 xl:first:pl-0"
        >
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-sm font-semibold nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
