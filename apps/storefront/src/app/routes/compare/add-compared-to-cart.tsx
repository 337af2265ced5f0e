import type { CustomerProduct } from '@market/domain/catalogue/product';
import { Button } from '@market/ui/button';
import type { Offer } from '../../../features/catalogue/model/variants';
import { usePurchase } from '../product/use-purchase';

export function AddComparedToCart({ product, offer }: { product: CustomerProduct; offer: Offer }) {
  const purchase = usePurchase(product.id, offer);
  return (
    <Button
      block
      disabled={!offer.buyable}
      busy={purchase.busy === 'add'}
      busyLabel="Adding…"
      done={purchase.added}
      doneLabel="In your cart"
      onClick={purchase.add}
    >
      {offer.buyable ? 'Add to cart' : 'Sold out'}
      <span className="sr-only">: {product.name}</span>
    </Button>
  );
}
