import type { Product } from '@market/domain/catalogue/product';
import { DescriptionList } from '@market/ui/description-list';
import { statedGroups } from '../model/stated-groups';

export function ProductSpecification({ product }: { product: Product }) {
  const groups = statedGroups(product);
  return (
    <section aria-label="Specification">
      <h3 className="mb-2 text-sm font-semibold">Specification</h3>
      {groups.length === 0 ? (
        <p className="text-sm text-muted">The merchant has not entered any values.</p>
      ) : (
        <div className="grid gap-4">
          {groups.map(({ group, facts }) => (
            <div key={group}>
              <h4 className="mb-1.5 text-xs font-semibold text-muted">{group}</h4>
              <DescriptionList items={facts} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
