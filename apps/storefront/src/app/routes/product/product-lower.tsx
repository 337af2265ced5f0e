import type { CustomerProduct } from '@market/domain/catalogue/product';
import { About, Specifications } from '../../../features/catalogue/components/product-details';
import { StoreBox } from '../../../features/catalogue/components/store-box';
import { paths } from '../../paths';

/** Under the fold: facts, description and who sells it. */
export function ProductLower({ product, sku }: { product: CustomerProduct; sku: string }) {
  return (
    <div className="mt-11 grid items-start gap-8 md:mt-16 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
      <div className="grid gap-10">
        <Specifications product={product} sku={sku} />
        <About lines={product.description} />
      </div>
      <StoreBox store={product.store} to={paths.products.href({ store: product.store.id })} />
    </div>
  );
}
