import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '@market/domain/catalogue/product';
import { stockReasonLabels, type StockMovement } from '@market/domain/catalogue/stock-movement';
import { variantLabel } from '@market/domain/catalogue/variants';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { Pager } from '@market/ui/pager';
import { Select } from '@market/ui/select';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { signedUnits } from '../model/product-texts';
import { STOCK_MOVEMENTS_SHOWN, stockMovementsQuery } from '../products.queries';

interface StockHistoryProps {
  product: Product;
  /** Undefined for staff without access to orders. */
  orderHref: ((id: string) => string) | undefined;
  onClose: () => void;
}

const ALL = 'all';

export function StockHistory({
  product: { id, name, variant: variants, variantProperties },
  orderHref,
  onClose,
}: StockHistoryProps) {
  const { api } = useServices();
  const [page, setPage] = useState(1);
  const [variantId, setVariantId] = useState(ALL);
  const history = useQuery(
    stockMovementsQuery(api, { id, page, ...(variantId !== ALL && { variantId }) }),
  );
  const labelOf = ({ options }: Pick<StockMovement['variant'], 'options'>) =>
    variantLabel(variantProperties, options);
  return (
    <Drawer open onOpenChange={onClose} title="Stock history" description={name}>
      {variants.length > 0 && (
        <Select
          label="Variant"
          prefix="Variant: "
          className="mb-4"
          options={[
            { value: ALL, label: 'All' },
            ...variants.map((variant) => ({ value: variant.id, label: labelOf(variant) })),
          ]}
          value={variantId}
          onValueChange={(next) => {
            setVariantId(next);
            setPage(1);
          }}
        />
      )}
      {queryError(history)}
      <section aria-label="Changes" aria-busy={history.isPending || history.isPlaceholderData}>
        {history.isPending && <Skeleton className="h-64" />}
        {history.data?.count === 0 && (
          <p className="text-sm text-muted">
            No changes yet. Sales, corrections and imports are listed here.
          </p>
        )}
        <ol className="divide-y divide-line text-sm">
          {history.data?.rows.map((movement) => (
            <Movement
              key={movement.id}
              movement={movement}
              label={variantId === ALL ? labelOf(movement.variant) : ''}
              href={movement.order && orderHref?.(movement.order.id)}
            />
          ))}
        </ol>
        {history.data && history.data.count > STOCK_MOVEMENTS_SHOWN && (
          <div className="-mx-6 mt-2">
            <Pager
              page={page}
              pageSize={STOCK_MOVEMENTS_SHOWN}
              total={history.data.count}
              onPageChange={setPage}
            />
          </div>
        )}
      </section>
    </Drawer>
  );
}

function Movement({
  movement,
  label,
  href,
}: {
  movement: StockMovement;
  label: string;
  href: string | undefined;
}) {
  const {
    occurredAt,
    reason,
    order,
    actorName,
    onHandChange,
    onHandAfter,
    availableChange,
    availableAfter,
  } = movement;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
      <b className="font-semibold">{stockReasonLabels[reason]}</b>
      {/* A sale uses reserved stock: on hand falls, available stays the same. */}
      <b className="text-right font-semibold nums">
        {signedUnits(availableChange === 0 ? onHandChange : availableChange)}
      </b>
      <span className="min-w-0 text-xs text-muted">
        {label && <span className="block text-text-2">{label}</span>}
        {order &&
          (href ? (
            <Link to={href} className="link nums">
              {order.orderName}
            </Link>
          ) : (
            <span className="nums">{order.orderName}</span>
          ))}
        {order && actorName && ', '}
        {actorName}
        <span className="block nums">{formatDateTimeYear(occurredAt)}</span>
      </span>
      <span className="grid content-start justify-items-end text-xs text-muted nums">
        <span>{Math.max(availableAfter, 0)} available</span>
        <span>{onHandAfter} on hand</span>
      </span>
    </li>
  );
}
