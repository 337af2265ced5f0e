import { imageUrl } from '@market/domain/image';
import type { Order, OrderItem } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { ProductImage } from '@market/ui/product-image';
import { PageSection } from '../../../shared/page-section';
import { contentsText } from '../model/order-texts';

export function PackageContents({ order }: { order: Order }) {
  const { orderItems, weight, assignment } = order;
  const units = orderItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <PageSection title="Package contents">
      <ul className="grid gap-3">
        {orderItems.map((item) => (
          <PackageItem key={item.id} item={item} />
        ))}
      </ul>
      <p className="mt-3 text-sm font-medium nums">{`${contentsText(units, weight)} in total`}</p>
      {assignment?.note && (
        <Alert tone="warning" className="mt-3.5">
          {assignment.note}
        </Alert>
      )}
    </PageSection>
  );
}

function PackageItem({
  item: { productName, keyRating, quantity, hostedImages, productVariants },
}: {
  item: OrderItem;
}) {
  const [image] = hostedImages;
  // Many product names already include the key rating.
  const name =
    keyRating === undefined || productName.includes(keyRating)
      ? productName
      : `${productName}, ${keyRating.replaceAll(' ', '\u00a0')}`;
  const details = [
    `${quantity}\u00a0${quantity === 1 ? 'unit' : 'units'}`,
    ...Object.values(productVariants),
  ].join(', ');
  return (
    <li className="flex items-center gap-3">
      <ProductImage
        src={image && imageUrl(image, 160)}
        alt=""
        size={56}
        className="size-14 flex-none"
      />
      <div className="min-w-0 text-sm wrap-anywhere">
        <b className="block font-medium">{name}</b>
        <span className="text-xs text-muted nums">{details}</span>
      </div>
    </li>
  );
}
