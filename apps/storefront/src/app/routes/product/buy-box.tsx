import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PackageCheck } from 'lucide-react';
import type { CustomerProduct, Variant } from '@market/domain/catalogue/product';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { QuantityStepper } from '@market/ui/quantity-stepper';
import { Skeleton } from '@market/ui/skeleton';
import { useDeliveryPlace } from '../../../features/addresses/use-delivery-place';
import { VariantPicker } from '../../../features/catalogue/components/variant-picker';
import type { Offer } from '../../../features/catalogue/model/variants';
import { CompareCheckbox } from '../../../shared/compare-checkbox';
import { SaveButton } from '../../../shared/save-button';
import { lazyPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';
import { placeHref } from '../../hrefs';
import type { Purchase } from './use-purchase';

const KeyFacts = lazyPart(
  'src/app/routes/product/key-facts.tsx',
  async () => (await import('./key-facts')).KeyFacts,
);
const PolicyNote = lazyPart(
  'src/features/policies/components/policy-note.tsx',
  async () => (await import('../../../features/policies/components/policy-note')).PolicyNote,
);
const DeliveryEstimate = lazyPart(
  'src/features/checkout/components/delivery-estimate.tsx',
  async () =>
    (await import('../../../features/checkout/components/delivery-estimate')).DeliveryEstimate,
);

const SoldOutNote = lazyPart(
  'src/app/routes/product/sold-out.tsx',
  async () => (await import('./sold-out')).SoldOutNote,
);

const SoldOutAlert = lazyPart(
  'src/app/routes/product/sold-out.tsx',
  async () => (await import('./sold-out')).SoldOutAlert,
);

interface BuyBoxProps {
  product: CustomerProduct;
  offer: Offer;
  /** The offered variant. Undefined for a product without variants. */
  variant: Variant | undefined;
  onChoose: (variant: Variant) => void;
  purchase: Purchase;
}

export function BuyBox({ product, offer, variant, onChoose, purchase }: BuyBoxProps) {
  const place = useDeliveryPlace();
  const { search } = useLocation();
  const { buyable } = offer;
  return (
    <div className="pt-5">
      {product.specification.length > 0 && (
        <Suspense fallback={<Skeleton className="mb-5 h-26 xl:h-14" />}>
          <KeyFacts product={product} variantId={variant?.id} />
        </Suspense>
      )}
      {variant && <VariantPicker product={product} shown={variant} onChoose={onChoose} />}
      <div className="mt-6 flex gap-2.5 [&_[role=group]]:h-12">
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={purchase.quantity}
          max={purchase.max}
          onValueChange={purchase.setQuantity}
          disabled={!buyable}
        />
        <Button
          variant="primary"
          size="lg"
          className="flex-1"
          disabled={!buyable}
          busy={purchase.busy === 'add'}
          busyLabel="Adding…"
          onClick={purchase.add}
        >
          {buyable ? 'Add to cart' : 'Sold out'}
        </Button>
      </div>
      <div className="mt-2.5 flex gap-2.5">
        <Button
          size="lg"
          className="flex-1"
          disabled={!buyable}
          busy={purchase.busy === 'buy'}
          busyLabel="One moment…"
          onClick={purchase.buyNow}
        >
          Buy now
        </Button>
        <SaveButton
          item={{
            productId: product.id,
            variantId: offer.variantId,
            quantity: 1,
            unitPrice: offer.sellingPrice,
          }}
          name={product.name}
          look="wide"
        />
      </div>
      <CompareCheckbox product={product} label="Add to compare" className="mt-3 w-fit" />
      <p role="status" className="mt-1.5 flex min-h-6 items-center gap-2 text-sm">
        {purchase.added ? (
          <>
            <PackageCheck size={18} className="text-success" />
            <b className="font-semibold text-success">In your cart.</b>
            <Link to={paths.cart.href()} className="link">
              View cart
            </Link>
          </>
        ) : buyable ? (
          <Stock left={offer.left} />
        ) : (
          <Suspense>
            <SoldOutNote product={product} />
          </Suspense>
        )}
      </p>
      {!buyable && (
        <Suspense fallback={<Skeleton className="mt-5 h-53 rounded-3" />}>
          <SoldOutAlert productId={product.id} variantId={offer.variantId} />
        </Suspense>
      )}
      {buyable && (
        <Suspense fallback={<Skeleton className="mt-5 h-67 rounded-3" />}>
          <DeliveryEstimate
            place={place}
            item={{
              productId: product.id,
              variantId: offer.variantId,
              quantity: purchase.quantity,
            }}
            hasCode={!product.delivery.isDigital}
            placePath={placeHref(paths.product.href({ productId: product.id }) + search)}
          >
            <PolicyNote
              store={product.store.slug}
              returnDays={product.returnDays}
              namesWarranty={product.description.some((line) => /warrant/i.test(line))}
              to={paths.storePolicies.href({ slug: product.store.slug })}
            />
          </DeliveryEstimate>
        </Suspense>
      )}
    </div>
  );
}

const MAX_LOW_STOCK = 5;

const Stock = ({ left }: Pick<Offer, 'left'>) => (
  <>
    <PackageCheck size={18} className="text-success" />
    <b className="font-semibold text-success">
      {left === undefined || left > 0 ? 'In stock.' : 'Made to order.'}
    </b>
    {left !== undefined && left <= MAX_LOW_STOCK && <span>{`Only ${left} left.`}</span>}
  </>
);
