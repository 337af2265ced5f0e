import { formatDate } from '@market/domain/lagos-time';
import { imageUrl } from '@market/domain/image';
import type { OrderReturnSummary } from '@market/domain/orders/order-return';
import { returnStatusLabels } from '@market/domain/orders/return-status';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { ProductImage } from '@market/ui/product-image';
import { StatusTag } from '@market/ui/status-tag';
import { StoreMonogram } from '@market/ui/store-monogram';
import { returnTone, returnTypeText } from '@market/console/returns/return-texts';

export function ReturnRow({ row, to }: { row: OrderReturnSummary; to: string }) {
  const { returnName, storeName, products, type, status, refundAmount, createdAt } = row;
  const [first] = products;
  const image = first?.hostedImages[0];
  const more = products.length - 1;
  return (
    <li className="relative flex items-center gap-x-4 gap-y-1 px-4 py-4 max-md:flex-wrap not-first:border-t not-first:border-line hover:bg-hover has-[a:focus-visible]:focus-ring md:px-5">
      <ProductImage
        src={image && imageUrl(image, 160)}
        size={160}
        alt=""
        fallback={<StoreMonogram name={storeName} />}
        className="size-16 flex-none"
      />
      <div className="min-w-0 flex-1 text-sm max-md:basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={to} className="stretched font-semibold outline-none! shadow-none! nums">
            {returnName}
          </Link>
          <span className="min-w-0 break-words text-muted">{storeName}</span>
        </p>
        <p className="mt-0.5 truncate">
          {first?.productName}
          {more > 0 && <span className="text-muted">{` and ${more} more`}</span>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <StatusTag tone={returnTone(status)}>{returnStatusLabels[status]}</StatusTag>
          <span className="nums">{`${returnTypeText(type)}, requested ${formatDate(createdAt).replaceAll(' ', '\u00a0')}`}</span>
        </p>
      </div>
      {type === 'refund' && (
        <Money
          kobo={refundAmount}
          className="text-sm font-semibold max-md:basis-full max-md:pl-20"
        />
      )}
    </li>
  );
}
