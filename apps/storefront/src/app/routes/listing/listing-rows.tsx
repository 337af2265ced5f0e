import { useState } from 'react';
import { noop } from '@tanstack/react-query';
import type { ProductCard } from '@market/domain/catalogue/product';
import { Button, buttonClass } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useCartChanges } from '../../../features/cart/use-cart-changes';
import { ProductRows } from '../../../features/catalogue/components/product-rows';
import { CompareCheckbox } from '../../../shared/compare-checkbox';
import { productHref } from '../../hrefs';

/** Products without options can be added to the cart directly. */
export const ListingRows = (props: { products: readonly ProductCard[]; dimmed: boolean }) => (
  <ProductRows {...props} hrefOf={productHref} Action={AddToCart} Footer={CompareCheckbox} />
);

function AddToCart({ product }: { product: ProductCard }) {
  const { add } = useCartChanges();
  const [step, setStep] = useState<'adding' | 'added'>();
  const { id, name, inStock, hasVariants } = product;
  if (!inStock || hasVariants)
    return (
      <Link to={productHref(product)} className={buttonClass({ block: true })}>
        {inStock ? 'Choose options' : 'View product'} <span className="sr-only">{name}</span>
      </Link>
    );
  const put = async () => {
    setStep('adding');
    try {
      await add([{ productId: id, quantity: 1, selected: true }]);
      setStep('added');
    } catch {
      // A toast has shown the reason.
      setStep(undefined);
    }
  };
  return (
    <Button busy={step === 'adding'} busyLabel="Adding…" onClick={() => void put().catch(noop)}>
      {step === 'added' ? 'Added to cart' : 'Add to cart'}
      <span className="sr-only">{`: ${name}`}</span>
    </Button>
  );
}
