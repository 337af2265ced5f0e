import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { imageUrl } from '@market/domain/image';
import { formatDate } from '@market/domain/lagos-time';
import type { StockAlert } from '@market/domain/stock-alerts/stock-alert';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { ProductImage } from '@market/ui/product-image';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import {
  removeStockAlert,
  stockAlertsQuery,
} from '../../../features/stock-alerts/stock-alerts.queries';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { AccountLayout } from './account-layout';

export function StockAlertsPage() {
  const { api } = useServices();
  const query = useQuery(stockAlertsQuery(api));
  return (
    <AccountLayout
      title="Back in stock"
      lead={
        <p className="mt-2 text-sm text-muted">
          We send one email when a product is back in stock. The alert then ends.
        </p>
      }
    >
      <QueryView query={query} skeleton={<Skeleton className="h-48 rounded-3" />}>
        {(alerts) =>
          alerts.length === 0 ? (
            <EmptyState
              icon={<Bell />}
              title="No alerts"
              action={
                <Button variant="primary" render={<Link to={paths.products.href()} />}>
                  See all products
                </Button>
              }
            >
              On the page of a sold-out product, choose “Email me when back in stock”.
            </EmptyState>
          ) : (
            <ul className="overflow-clip rounded-3 border border-line bg-surface">
              {alerts.map((alert) => (
                <AlertRow key={alert.id} alert={alert} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </AccountLayout>
  );
}

function AlertRow({ alert }: { alert: StockAlert }) {
  const { api } = useServices();
  const remove = useMutation(removeStockAlert(api));
  const { id, productId, name, variantLabel, storeName, image, createdAt } = alert;
  return (
    <li className="flex flex-wrap items-center gap-4 border-t border-line p-4 first:border-t-0 md:px-5">
      <ProductImage
        src={image && imageUrl(image, 160)}
        size={160}
        alt=""
        fallback={<StoreMonogram name={storeName} />}
        className="size-16 flex-none"
      />
      <div className="min-w-0 flex-1 text-sm">
        <h2 className="text-base leading-snug font-medium">
          <Link to={paths.product.href({ productId })} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-muted">{[variantLabel, storeName].filter(Boolean).join(', ')}</p>
        <p className="text-muted">{`Requested on ${formatDate(createdAt)}`}</p>
      </div>
      <Button
        busy={remove.isPending}
        busyLabel="Removing…"
        onClick={() => remove.mutate({ params: { id } })}
      >
        Remove <span className="sr-only">{`the alert for ${name}`}</span>
      </Button>
    </li>
  );
}
